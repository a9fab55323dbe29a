// Generated from the OpenAPI contracts by contracts/codegen: do not edit.

export interface paths {
    "/api/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Blocks
         * @description The blocks that the caller may see.
         */
        get: operations["blocks_list_blocks"];
        put?: never;
        /** Create Block */
        post: operations["blocks_create_block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks/{block_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Block
         * @description A block that the public may see.
         */
        get: operations["blocks_read_block"];
        put?: never;
        post?: never;
        /**
         * Remove Block
         * @description Into the trash, when it is empty.
         */
        delete: operations["blocks_remove_block"];
        options?: never;
        head?: never;
        /** Change Block */
        patch: operations["blocks_change_block"];
        trace?: never;
    };
    "/api/cemeteries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Cemeteries
         * @description Every cemetery for a superadmin, the own one for the others.
         */
        get: operations["cemeteries_list_cemeteries"];
        put?: never;
        /** Create Cemetery */
        post: operations["cemeteries_create_cemetery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cemeteries/{cemetery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove Cemetery
         * @description Into the trash; with all it holds when `cascade` is confirmed by the cemetery's name.
         */
        delete: operations["cemeteries_remove_cemetery"];
        options?: never;
        head?: never;
        /** Change Cemetery */
        patch: operations["cemeteries_change_cemetery"];
        trace?: never;
    };
    "/api/deceaseds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Deceased
         * @description The persons that the caller may see.
         */
        get: operations["deceased_list_deceased"];
        put?: never;
        /** Create Deceased */
        post: operations["deceased_create_deceased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deceaseds/{deceased_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove Deceased
         * @description Into the trash.
         */
        delete: operations["deceased_remove_deceased"];
        options?: never;
        head?: never;
        /** Change Deceased */
        patch: operations["deceased_change_deceased"];
        trace?: never;
    };
    "/api/health/registry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Health
         * @description How this service is at the moment.
         */
        get: operations["health_read_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/cemeteries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public Cemeteries
         * @description Every enabled cemetery, in the order that the office gave them.
         */
        get: operations["cemeteries_public_cemeteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/deceased/{deceased_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Memorial
         * @description The memorial page of a public person.
         */
        get: operations["deceased_memorial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/deceased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search
         * @description Public persons by surname and given names, 50 a page, best first.
         */
        get: operations["deceased_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Sectors
         * @description The sectors that the caller may see.
         */
        get: operations["sectors_list_sectors"];
        put?: never;
        /** Create Sector */
        post: operations["sectors_create_sector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sectors/{sector_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change Sector */
        put: operations["sectors_change_sector"];
        post?: never;
        /**
         * Remove Sector
         * @description Into the trash, when it is empty.
         */
        delete: operations["sectors_remove_sector"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Stats
         * @description How many cemeteries, sectors, tombs and persons the caller looks after.
         */
        get: operations["stats_read_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tombs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tombs
         * @description The tombs that the caller may see.
         */
        get: operations["tombs_list_tombs"];
        put?: never;
        /** Create Tomb */
        post: operations["tombs_create_tomb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tombs/{tomb_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change Tomb */
        put: operations["tombs_change_tomb"];
        post?: never;
        /**
         * Remove Tomb
         * @description Into the trash, when it is empty.
         */
        delete: operations["tombs_remove_tomb"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Trash
         * @description What was deleted in the last 90 days, the newest first.
         */
        get: operations["trash_list_trash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash/{trash_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore Trash
         * @description Brings a record back with all that went along, under the same ids.
         */
        post: operations["trash_restore_trash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * BlockChange
         * @description What is sent is changed; `version`: the one that the change was made on.
         */
        BlockChange: {
            /** Coordinates */
            coordinates?: string | null;
            /** Description */
            description?: string | null;
            /**
             * Enabled
             * @default true
             */
            enabled: boolean;
            /** Matterportposition */
            matterportPosition?: string | null;
            /**
             * Name
             * @default
             */
            name: string;
            /** Photos */
            photos?: string[];
            /**
             * Sectorid
             * @default 0
             */
            sectorId: number;
            /** Version */
            version?: number | null;
        };
        /**
         * BlockConflict
         * @description `current`: the record as it is by now, when the change was made on an older version.
         */
        BlockConflict: {
            current?: components["schemas"]["BlockOut"] | null;
            /** Fields */
            fields?: {
                [key: string]: string;
            };
            /** Message */
            message: string;
        };
        /** BlockIn */
        BlockIn: {
            /** Coordinates */
            coordinates?: string | null;
            /** Description */
            description?: string | null;
            /**
             * Enabled
             * @default true
             */
            enabled: boolean;
            /** Matterportposition */
            matterportPosition?: string | null;
            /** Name */
            name: string;
            /** Photos */
            photos?: string[];
            /** Sectorid */
            sectorId: number;
        };
        /** BlockOut */
        BlockOut: {
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemetery Name */
            cemetery_name: string;
            /** Coordinates */
            coordinates: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Description */
            description: string | null;
            /** Enabled */
            enabled: boolean;
            /** Id */
            id: number;
            /** Matterport Link */
            matterport_link: string | null;
            /** Name */
            name: string;
            /** Photos */
            photos: string[];
            /** Sector Id */
            sector_id: number;
            /** Sector Name */
            sector_name: string;
            /** Tombscount */
            tombsCount: number;
            /** Version */
            version: number;
        };
        /** BlockPage */
        BlockPage: {
            /** Capped */
            capped: boolean;
            /** Page */
            page: number;
            /** Results */
            results: components["schemas"]["BlockOut"][];
            /** Total */
            total: number;
            /** Totalpages */
            totalPages: number;
        };
        /** BlockSaved */
        BlockSaved: {
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemetery Name */
            cemetery_name: string;
            /** Coordinates */
            coordinates: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Description */
            description: string | null;
            /** Enabled */
            enabled: boolean;
            /** Id */
            id: number;
            /** Matterport Link */
            matterport_link: string | null;
            /** Name */
            name: string;
            /** Photos */
            photos: string[];
            /** Sector Id */
            sector_id: number;
            /** Sector Name */
            sector_name: string;
            /** Tombscount */
            tombsCount: number;
            /** Version */
            version: number;
            /** Warnings */
            warnings: string[];
        };
        /**
         * CemeteryChange
         * @description What is sent is changed; `version`: the one that the change was made on.
         */
        CemeteryChange: {
            /** Address */
            address?: string | null;
            /**
             * Color
             * @default #000000
             */
            color: string;
            /** Coordinates */
            coordinates?: string | null;
            /** Domain */
            domain?: string | null;
            /** Emailaddress */
            emailAddress?: string | null;
            /**
             * Enabled
             * @default true
             */
            enabled: boolean;
            /** Link1 */
            link1?: string | null;
            /** Link1Label */
            link1Label?: string | null;
            /** Link2 */
            link2?: string | null;
            /** Link2Label */
            link2Label?: string | null;
            /** Link3 */
            link3?: string | null;
            /** Link4 */
            link4?: string | null;
            /** Linklogo */
            linklogo?: string | null;
            /** Logo */
            logo?: string | null;
            /** Map */
            map?: string | null;
            /**
             * Name
             * @default
             */
            name: string;
            /**
             * Order
             * @default 0
             */
            order: number;
            /** Picture */
            picture?: string | null;
            /** Reference */
            reference?: string | null;
            /** Version */
            version?: number | null;
        };
        /**
         * CemeteryConflict
         * @description `current`: the record as it is by now, when the change was made on an older version.
         */
        CemeteryConflict: {
            current?: components["schemas"]["CemeteryOut"] | null;
            /** Fields */
            fields?: {
                [key: string]: string;
            };
            /** Message */
            message: string;
        };
        /** CemeteryIn */
        CemeteryIn: {
            /** Address */
            address?: string | null;
            /**
             * Color
             * @default #000000
             */
            color: string;
            /** Coordinates */
            coordinates?: string | null;
            /** Domain */
            domain?: string | null;
            /** Emailaddress */
            emailAddress?: string | null;
            /**
             * Enabled
             * @default true
             */
            enabled: boolean;
            /** Link1 */
            link1?: string | null;
            /** Link1Label */
            link1Label?: string | null;
            /** Link2 */
            link2?: string | null;
            /** Link2Label */
            link2Label?: string | null;
            /** Link3 */
            link3?: string | null;
            /** Link4 */
            link4?: string | null;
            /** Linklogo */
            linklogo?: string | null;
            /** Logo */
            logo?: string | null;
            /** Map */
            map?: string | null;
            /** Name */
            name: string;
            /**
             * Order
             * @default 0
             */
            order: number;
            /** Picture */
            picture?: string | null;
            /** Reference */
            reference?: string | null;
        };
        /**
         * CemeteryOut
         * @description A cemetery as the office sees it, with how much it holds.
         */
        CemeteryOut: {
            /** Address */
            address: string | null;
            /** Blockscount */
            blocksCount: number;
            /** Color */
            color: string;
            /** Coordinates */
            coordinates: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Deceasedcount */
            deceasedCount: number;
            /** Domain */
            domain: string | null;
            /** Email Address */
            email_address: string | null;
            /** Enabled */
            enabled: boolean;
            /** Id */
            id: number;
            /** Link1 */
            link1: string | null;
            /** Link1 Label */
            link1_label: string | null;
            /** Link2 */
            link2: string | null;
            /** Link2 Label */
            link2_label: string | null;
            /** Link3 */
            link3: string | null;
            /** Link4 */
            link4: string | null;
            /** Linklogo */
            linklogo: string | null;
            /** Logo */
            logo: string | null;
            /** Map */
            map: string | null;
            /** Name */
            name: string;
            /** Order */
            order: number;
            /** Picture */
            picture: string | null;
            /** Reference */
            reference: string | null;
            /** Sectorscount */
            sectorsCount: number;
            /** Token */
            token: string | null;
            /** Tombscount */
            tombsCount: number;
            /** Version */
            version: number;
        };
        /** CemeterySaved */
        CemeterySaved: {
            /** Address */
            address: string | null;
            /** Blockscount */
            blocksCount: number;
            /** Color */
            color: string;
            /** Coordinates */
            coordinates: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Deceasedcount */
            deceasedCount: number;
            /** Domain */
            domain: string | null;
            /** Email Address */
            email_address: string | null;
            /** Enabled */
            enabled: boolean;
            /** Id */
            id: number;
            /** Link1 */
            link1: string | null;
            /** Link1 Label */
            link1_label: string | null;
            /** Link2 */
            link2: string | null;
            /** Link2 Label */
            link2_label: string | null;
            /** Link3 */
            link3: string | null;
            /** Link4 */
            link4: string | null;
            /** Linklogo */
            linklogo: string | null;
            /** Logo */
            logo: string | null;
            /** Map */
            map: string | null;
            /** Name */
            name: string;
            /** Order */
            order: number;
            /** Picture */
            picture: string | null;
            /** Reference */
            reference: string | null;
            /** Sectorscount */
            sectorsCount: number;
            /** Token */
            token: string | null;
            /** Tombscount */
            tombsCount: number;
            /** Version */
            version: number;
            /** Warnings */
            warnings: string[];
        };
        /**
         * Contents
         * @description How many records of each level went along.
         */
        Contents: {
            /** Blocks */
            blocks: number;
            /** Deceased */
            deceased: number;
            /** Sectors */
            sectors: number;
            /** Tombs */
            tombs: number;
        };
        /**
         * DeceasedChange
         * @description What is sent is changed; `version`: the one that the change was made on.
         */
        DeceasedChange: {
            /** Backgroundimage */
            backgroundImage?: string | null;
            /** Birthdate */
            birthdate?: string | null;
            /** Commemorationvideo */
            commemorationVideo?: string | null;
            /** Deathdate */
            deathdate?: string | null;
            /**
             * Enabled
             * @default true
             */
            enabled: boolean;
            /** Epitaph */
            epitaph?: string | null;
            /** Fiscalcode */
            fiscalCode?: string | null;
            /**
             * Name
             * @default
             */
            name: string;
            /** Nominative */
            nominative?: string | null;
            /** Picture */
            picture?: string | null;
            /**
             * Surname
             * @default
             */
            surname: string;
            /**
             * Tombid
             * @default 0
             */
            tombId: number;
            /** Version */
            version?: number | null;
        };
        /**
         * DeceasedConflict
         * @description `current`: the record as it is by now, when the change was made on an older version.
         */
        DeceasedConflict: {
            current?: components["schemas"]["DeceasedOut"] | null;
            /** Fields */
            fields?: {
                [key: string]: string;
            };
            /** Message */
            message: string;
        };
        /**
         * DeceasedFound
         * @description A hit of the public search; `similar`: found with one wrong letter.
         */
        DeceasedFound: {
            /** Affectscount */
            affectsCount: number;
            /** Birthdate */
            birthdate: string | null;
            /** Blockname */
            blockName: string;
            /** Cemeteryname */
            cemeteryName: string;
            /** Deathdate */
            deathdate: string | null;
            /** Epitaph */
            epitaph: string | null;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Nominative */
            nominative: string | null;
            /** Picture */
            picture: string | null;
            /** Sectorname */
            sectorName: string;
            /** Similar */
            similar: boolean;
            /** Surname */
            surname: string;
            /** Tombreference */
            tombReference: string | null;
        };
        /** DeceasedIn */
        DeceasedIn: {
            /** Backgroundimage */
            backgroundImage?: string | null;
            /** Birthdate */
            birthdate?: string | null;
            /** Commemorationvideo */
            commemorationVideo?: string | null;
            /** Deathdate */
            deathdate?: string | null;
            /**
             * Enabled
             * @default true
             */
            enabled: boolean;
            /** Epitaph */
            epitaph?: string | null;
            /** Fiscalcode */
            fiscalCode?: string | null;
            /** Name */
            name: string;
            /** Nominative */
            nominative?: string | null;
            /** Picture */
            picture?: string | null;
            /** Surname */
            surname: string;
            /** Tombid */
            tombId: number;
        };
        /**
         * DeceasedOut
         * @description A person as the office sees one; dates are partial (YYYY, YYYY-MM, YYYY-MM-DD).
         */
        DeceasedOut: {
            /** Background Image */
            background_image: string | null;
            /** Birthdate */
            birthdate: string | null;
            /** Block Id */
            block_id: number;
            /** Block Name */
            block_name: string;
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemetery Name */
            cemetery_name: string;
            /** Commemoration Video */
            commemoration_video: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Deathdate */
            deathdate: string | null;
            /** Enabled */
            enabled: boolean;
            /** Epitaph */
            epitaph: string | null;
            /** Fiscal Code */
            fiscal_code: string | null;
            /** Id */
            id: number;
            /** Import Name */
            import_name: string | null;
            /** Name */
            name: string;
            /** Nominative */
            nominative: string | null;
            /** Picture */
            picture: string | null;
            /** Sector Id */
            sector_id: number;
            /** Sector Name */
            sector_name: string;
            /** Surname */
            surname: string;
            /** Tomb Id */
            tomb_id: number;
            /** Tomb Reference */
            tomb_reference: string | null;
            /** Version */
            version: number;
        };
        /**
         * DeceasedPage
         * @description `capped`: a search found more than the `total` that is told.
         */
        DeceasedPage: {
            /** Capped */
            capped: boolean;
            /** Page */
            page: number;
            /** Results */
            results: components["schemas"]["DeceasedOut"][];
            /** Total */
            total: number;
            /** Totalpages */
            totalPages: number;
        };
        /** DeceasedSaved */
        DeceasedSaved: {
            /** Background Image */
            background_image: string | null;
            /** Birthdate */
            birthdate: string | null;
            /** Block Id */
            block_id: number;
            /** Block Name */
            block_name: string;
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemetery Name */
            cemetery_name: string;
            /** Commemoration Video */
            commemoration_video: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Deathdate */
            deathdate: string | null;
            /** Enabled */
            enabled: boolean;
            /** Epitaph */
            epitaph: string | null;
            /** Fiscal Code */
            fiscal_code: string | null;
            /** Id */
            id: number;
            /** Import Name */
            import_name: string | null;
            /** Name */
            name: string;
            /** Nominative */
            nominative: string | null;
            /** Picture */
            picture: string | null;
            /** Sector Id */
            sector_id: number;
            /** Sector Name */
            sector_name: string;
            /** Surname */
            surname: string;
            /** Tomb Id */
            tomb_id: number;
            /** Tomb Reference */
            tomb_reference: string | null;
            /** Version */
            version: number;
            /** Warnings */
            warnings: string[];
        };
        /**
         * Failure
         * @description The body of every answer that is no success; `fields` names those at fault on a 422.
         */
        Failure: {
            /** Fields */
            fields?: {
                [key: string]: string;
            };
            /** Message */
            message: string;
        };
        /**
         * HealthOut
         * @description migrated: whether the schema is at the version that the code was written for.
         */
        HealthOut: {
            /** Broker */
            broker: boolean;
            /** Database */
            database: boolean;
            /** Migrated */
            migrated: boolean;
            /** Service */
            service: string;
        };
        /**
         * MemorialOut
         * @description A public memorial; dates are partial, coordinates `lat, lon` in decimal degrees.
         */
        MemorialOut: {
            /** Affectscount */
            affectsCount: number;
            /** Birthdate */
            birthdate: string | null;
            /** Blockcoordinates */
            blockCoordinates: string | null;
            /** Blockid */
            blockId: number;
            /** Blockmatterportlink */
            blockMatterportLink: string | null;
            /** Blockname */
            blockName: string;
            /** Cemeterylink3 */
            cemeteryLink3: string | null;
            /** Cemeterylink4 */
            cemeteryLink4: string | null;
            /** Cemeteryname */
            cemeteryName: string;
            /** Commemorationvideo */
            commemorationVideo: string | null;
            /** Deathdate */
            deathdate: string | null;
            /** Epitaph */
            epitaph: string | null;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Nominative */
            nominative: string | null;
            /** Picture */
            picture: string | null;
            /** Sectorcoordinates */
            sectorCoordinates: string | null;
            /** Sectorname */
            sectorName: string;
            /** Surname */
            surname: string;
            /** Tomb Id */
            tomb_id: number;
            /** Tombcoordinates */
            tombCoordinates: string | null;
            /** Tombid */
            tombId: number;
            /** Tombmatterportlink */
            tombMatterportLink: string | null;
            /** Tombpicture */
            tombPicture: string | null;
            /** Tombreference */
            tombReference: string | null;
        };
        /**
         * PublicBlock
         * @description What visitors see of a block: its name and its photos (addresses).
         */
        PublicBlock: {
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Photos */
            photos: string[];
        };
        /** PublicCemetery */
        PublicCemetery: {
            /** Address */
            address: string | null;
            /** Id */
            id: number;
            /** Link1 */
            link1: string | null;
            /** Link1 Label */
            link1_label: string | null;
            /** Link2 */
            link2: string | null;
            /** Link2 Label */
            link2_label: string | null;
            /** Logo */
            logo: string | null;
            /** Name */
            name: string;
        };
        /** Restored */
        Restored: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "cemetery" | "sector" | "block" | "tomb" | "deceased";
            /** Record Id */
            record_id: number;
        };
        /**
         * SearchOut
         * @description One page of hits; `capped`: there are more than the `total` that is told.
         */
        SearchOut: {
            /** Capped */
            capped: boolean;
            /** Page */
            page: number;
            /** Results */
            results: components["schemas"]["DeceasedFound"][];
            /** Total */
            total: number;
            /** Totalpages */
            totalPages: number;
        };
        /**
         * SectorChange
         * @description What is sent is changed; `version`: the one that the change was made on.
         */
        SectorChange: {
            /**
             * Cemeteryid
             * @default 0
             */
            cemeteryId: number;
            /** Coordinates */
            coordinates?: string | null;
            /** Description */
            description?: string | null;
            /**
             * Enabled
             * @default true
             */
            enabled: boolean;
            /**
             * Name
             * @default
             */
            name: string;
            /** Photos */
            photos?: string[];
            /** Version */
            version?: number | null;
        };
        /**
         * SectorConflict
         * @description `current`: the record as it is by now, when the change was made on an older version.
         */
        SectorConflict: {
            current?: components["schemas"]["SectorOut"] | null;
            /** Fields */
            fields?: {
                [key: string]: string;
            };
            /** Message */
            message: string;
        };
        /** SectorIn */
        SectorIn: {
            /** Cemeteryid */
            cemeteryId: number;
            /** Coordinates */
            coordinates?: string | null;
            /** Description */
            description?: string | null;
            /**
             * Enabled
             * @default true
             */
            enabled: boolean;
            /** Name */
            name: string;
            /** Photos */
            photos?: string[];
        };
        /**
         * SectorOut
         * @description `picture`: the single photo of older registers, beside `photos`.
         */
        SectorOut: {
            /** Blockscount */
            blocksCount: number;
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemetery Name */
            cemetery_name: string;
            /** Coordinates */
            coordinates: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Description */
            description: string | null;
            /** Enabled */
            enabled: boolean;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Photos */
            photos: string[];
            /** Picture */
            picture: string | null;
            /** Version */
            version: number;
        };
        /** SectorPage */
        SectorPage: {
            /** Capped */
            capped: boolean;
            /** Page */
            page: number;
            /** Results */
            results: components["schemas"]["SectorOut"][];
            /** Total */
            total: number;
            /** Totalpages */
            totalPages: number;
        };
        /** SectorSaved */
        SectorSaved: {
            /** Blockscount */
            blocksCount: number;
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemetery Name */
            cemetery_name: string;
            /** Coordinates */
            coordinates: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Description */
            description: string | null;
            /** Enabled */
            enabled: boolean;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Photos */
            photos: string[];
            /** Picture */
            picture: string | null;
            /** Version */
            version: number;
            /** Warnings */
            warnings: string[];
        };
        /** StatsOut */
        StatsOut: {
            /** Totalcemeteries */
            totalCemeteries: number;
            /** Totaldeceaseds */
            totalDeceaseds: number;
            /** Totalsectors */
            totalSectors: number;
            /** Totaltombs */
            totalTombs: number;
        };
        /**
         * TombChange
         * @description What is sent is changed; `version`: the one that the change was made on.
         */
        TombChange: {
            /**
             * Blockid
             * @default 0
             */
            blockId: number;
            /**
             * Capacity
             * @default 1
             */
            capacity: number;
            /**
             * Enabled
             * @default true
             */
            enabled: boolean;
            /** Gpscoordinates */
            gpsCoordinates?: string | null;
            /** Matterportposition */
            matterportPosition?: string | null;
            /** Permitexpirationdate */
            permitExpirationDate?: string | null;
            /** Picture */
            picture?: string | null;
            /** Reference */
            reference?: string | null;
            /** Userid */
            userId?: number | null;
            /** Version */
            version?: number | null;
        };
        /**
         * TombConflict
         * @description `current`: the record as it is by now, when the change was made on an older version.
         */
        TombConflict: {
            current?: components["schemas"]["TombOut"] | null;
            /** Fields */
            fields?: {
                [key: string]: string;
            };
            /** Message */
            message: string;
        };
        /** TombIn */
        TombIn: {
            /** Blockid */
            blockId: number;
            /**
             * Capacity
             * @default 1
             */
            capacity: number;
            /**
             * Enabled
             * @default true
             */
            enabled: boolean;
            /** Gpscoordinates */
            gpsCoordinates?: string | null;
            /** Matterportposition */
            matterportPosition?: string | null;
            /** Permitexpirationdate */
            permitExpirationDate?: string | null;
            /** Picture */
            picture?: string | null;
            /** Reference */
            reference?: string | null;
            /** Userid */
            userId?: number | null;
        };
        /**
         * TombOut
         * @description first_deceased: who was laid there first; user_name: the owner's full name.
         */
        TombOut: {
            /** Block Id */
            block_id: number;
            /** Block Name */
            block_name: string;
            /** Capacity */
            capacity: number;
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemetery Name */
            cemetery_name: string;
            /** Coordinates */
            coordinates: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Deceasedcount */
            deceasedCount: number;
            /** Enabled */
            enabled: boolean;
            /** External Link */
            external_link: string | null;
            /** First Deceased */
            first_deceased: string | null;
            /** Id */
            id: number;
            /** Matterport Link */
            matterport_link: string | null;
            /** Permit Expiration Date */
            permit_expiration_date: string | null;
            /** Picture */
            picture: string | null;
            /** Reference */
            reference: string | null;
            /** Sector Id */
            sector_id: number;
            /** Sector Name */
            sector_name: string;
            /** User Id */
            user_id: number | null;
            /** User Name */
            user_name: string | null;
            /** Version */
            version: number;
        };
        /** TombPage */
        TombPage: {
            /** Capped */
            capped: boolean;
            /** Page */
            page: number;
            /** Results */
            results: components["schemas"]["TombOut"][];
            /** Total */
            total: number;
            /** Totalpages */
            totalPages: number;
        };
        /** TombSaved */
        TombSaved: {
            /** Block Id */
            block_id: number;
            /** Block Name */
            block_name: string;
            /** Capacity */
            capacity: number;
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemetery Name */
            cemetery_name: string;
            /** Coordinates */
            coordinates: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Deceasedcount */
            deceasedCount: number;
            /** Enabled */
            enabled: boolean;
            /** External Link */
            external_link: string | null;
            /** First Deceased */
            first_deceased: string | null;
            /** Id */
            id: number;
            /** Matterport Link */
            matterport_link: string | null;
            /** Permit Expiration Date */
            permit_expiration_date: string | null;
            /** Picture */
            picture: string | null;
            /** Reference */
            reference: string | null;
            /** Sector Id */
            sector_id: number;
            /** Sector Name */
            sector_name: string;
            /** User Id */
            user_id: number | null;
            /** User Name */
            user_name: string | null;
            /** Version */
            version: number;
            /** Warnings */
            warnings: string[];
        };
        /**
         * TrashOut
         * @description expiresAt: from when on it can no longer be restored; deleted_by: the user's full name.
         */
        TrashOut: {
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemetery Name */
            cemetery_name: string;
            contents: components["schemas"]["Contents"];
            /** Deleted By */
            deleted_by: string | null;
            /**
             * Deletedat
             * Format: date-time
             */
            deletedAt: string;
            /**
             * Expiresat
             * Format: date-time
             */
            expiresAt: string;
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "cemetery" | "sector" | "block" | "tomb" | "deceased";
            /** Label */
            label: string;
            /** Record Id */
            record_id: number;
        };
        /** TrashPage */
        TrashPage: {
            /** Capped */
            capped: boolean;
            /** Page */
            page: number;
            /** Results */
            results: components["schemas"]["TrashOut"][];
            /** Total */
            total: number;
            /** Totalpages */
            totalPages: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    blocks_list_blocks: {
        parameters: {
            query?: {
                blockId?: number | null;
                cemeteryId?: number | null;
                enabled?: boolean | null;
                free?: boolean | null;
                id?: number | null;
                ownerId?: "none" | number | null;
                page?: number;
                pageSize?: number;
                quality?: string | null;
                reference?: string;
                search?: string;
                sectorId?: number | null;
                sort?: string | null;
                tombId?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockPage"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    blocks_create_block: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockSaved"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    blocks_read_block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicBlock"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    blocks_remove_block: {
        parameters: {
            query?: {
                version?: number | null;
            };
            header?: never;
            path: {
                block_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    blocks_change_block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockSaved"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockConflict"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    cemeteries_list_cemeteries: {
        parameters: {
            query?: {
                blockId?: number | null;
                cemeteryId?: number | null;
                enabled?: boolean | null;
                free?: boolean | null;
                id?: number | null;
                ownerId?: "none" | number | null;
                quality?: string | null;
                reference?: string;
                search?: string;
                sectorId?: number | null;
                sort?: string | null;
                tombId?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CemeteryOut"][];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    cemeteries_create_cemetery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CemeteryIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CemeterySaved"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    cemeteries_remove_cemetery: {
        parameters: {
            query?: {
                cascade?: boolean;
                name?: string;
                version?: number | null;
            };
            header?: never;
            path: {
                cemetery_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    cemeteries_change_cemetery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cemetery_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CemeteryChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CemeterySaved"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CemeteryConflict"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deceased_list_deceased: {
        parameters: {
            query?: {
                blockId?: number | null;
                cemeteryId?: number | null;
                enabled?: boolean | null;
                free?: boolean | null;
                id?: number | null;
                ownerId?: "none" | number | null;
                page?: number;
                pageSize?: number;
                quality?: string | null;
                reference?: string;
                search?: string;
                sectorId?: number | null;
                sort?: string | null;
                tombId?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeceasedPage"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deceased_create_deceased: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeceasedIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeceasedSaved"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deceased_remove_deceased: {
        parameters: {
            query?: {
                version?: number | null;
            };
            header?: never;
            path: {
                deceased_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deceased_change_deceased: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deceased_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeceasedChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeceasedSaved"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeceasedConflict"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    health_read_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthOut"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    cemeteries_public_cemeteries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCemetery"][];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deceased_memorial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deceased_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemorialOut"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deceased_search: {
        parameters: {
            query?: {
                cemeteryId?: number | null;
                name?: string;
                page?: number;
                q?: string;
                surname?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchOut"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sectors_list_sectors: {
        parameters: {
            query?: {
                blockId?: number | null;
                cemeteryId?: number | null;
                enabled?: boolean | null;
                free?: boolean | null;
                id?: number | null;
                ownerId?: "none" | number | null;
                page?: number;
                pageSize?: number;
                quality?: string | null;
                reference?: string;
                search?: string;
                sectorId?: number | null;
                sort?: string | null;
                tombId?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorPage"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sectors_create_sector: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectorIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorSaved"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sectors_change_sector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sector_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectorChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorSaved"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorConflict"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sectors_remove_sector: {
        parameters: {
            query?: {
                version?: number | null;
            };
            header?: never;
            path: {
                sector_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    stats_read_stats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsOut"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    tombs_list_tombs: {
        parameters: {
            query?: {
                blockId?: number | null;
                cemeteryId?: number | null;
                enabled?: boolean | null;
                free?: boolean | null;
                id?: number | null;
                ownerId?: "none" | number | null;
                page?: number;
                pageSize?: number;
                quality?: string | null;
                reference?: string;
                search?: string;
                sectorId?: number | null;
                sort?: string | null;
                tombId?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TombPage"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    tombs_create_tomb: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TombIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TombSaved"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    tombs_change_tomb: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tomb_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TombChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TombSaved"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TombConflict"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    tombs_remove_tomb: {
        parameters: {
            query?: {
                version?: number | null;
            };
            header?: never;
            path: {
                tomb_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    trash_list_trash: {
        parameters: {
            query?: {
                cemeteryId?: number | null;
                kind?: ("cemetery" | "sector" | "block" | "tomb" | "deceased") | null;
                page?: number;
                pageSize?: number;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    trash_restore_trash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trash_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            /** @description Anything but a success */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
