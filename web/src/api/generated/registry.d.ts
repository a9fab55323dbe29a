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
    "/api/blocks/{block_id}/grid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Block Grid
         * @description The tombs of a block by row and column, when their references carry these.
         */
        get: operations["maps_block_grid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks/{block_id}/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Block Map
         * @description The tombs of a block as GeoJSON.
         */
        get: operations["maps_block_map"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks/{block_id}/tombs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate Tombs
         * @description Makes many tombs by a pattern, or tells which it would make.
         */
        post: operations["generator_generate_tombs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/api/cemeteries/{cemetery_id}/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cemetery Map
         * @description The tombs of a cemetery as GeoJSON.
         */
        get: operations["maps_cemetery_map"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/api/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Duplicates
         * @description Pairs of records that may be of one person, the surest first.
         */
        get: operations["duplicates_list_duplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss Pair
         * @description Two records are of two persons; the pair is not shown again.
         */
        post: operations["duplicates_dismiss_pair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge
         * @description Makes one record of two.
         */
        post: operations["duplicates_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Merges
         * @description The merges that were made, the newest first.
         */
        get: operations["duplicates_list_merges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/merges/{merge_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Makes two records again, under their old ids.
         */
        post: operations["duplicates_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export Blocks */
        get: operations["export_export_blocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/cemeteries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export Cemeteries */
        get: operations["export_export_cemeteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/deceaseds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export Deceased */
        get: operations["export_export_deceased"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/sectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export Sectors */
        get: operations["export_export_sectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/tombs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export Tombs */
        get: operations["export_export_tombs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/api/quality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Quality
         * @description How many rows each check finds among what the caller looks after.
         */
        get: operations["quality_read_quality"];
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
    "/api/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload Picture
         * @description Stores a picture, bare of all that is not picture; it goes in a day if nothing names it.
         */
        post: operations["pictures_upload_picture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Picture
         * @description A picture that the public, or else the caller, may see.
         */
        get: operations["pictures_read_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Head Picture
         * @description What a picture's answer is like.
         */
        head: operations["pictures_head_picture"];
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
        /** Body_pictures_upload_picture */
        Body_pictures_upload_picture: {
            /**
             * File
             * @description JPEG, PNG, WebP, GIF o HEIC
             */
            file: string;
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
         * Counts
         * @description How many tombs of a place have each status, those that cannot be drawn among them.
         */
        Counts: {
            /** Expired */
            expired: number;
            /** Expiring */
            expiring: number;
            /** Free */
            free: number;
            /** Full */
            full: number;
            /** Occupied */
            occupied: number;
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
             * Reserved
             * @default false
             */
            reserved: boolean;
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
         * DeceasedFaults
         * @description As `TombFaults`, for the list of persons.
         */
        DeceasedFaults: {
            /** No-Dates */
            "no-dates": number;
            /** Wrong-Fiscal-Code */
            "wrong-fiscal-code": number;
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
            /**
             * Reserved
             * @default false
             */
            reserved: boolean;
            /** Surname */
            surname: string;
            /** Tombid */
            tombId: number;
        };
        /**
         * DeceasedOut
         * @description A person as the office sees one; dates are partial (YYYY, YYYY-MM, YYYY-MM-DD).
         *
         *     reserved: hidden from the public at the wish of the family, whatever is enabled.
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
            /** Reserved */
            reserved: boolean;
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
            /** Reserved */
            reserved: boolean;
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
        /** DismissIn */
        DismissIn: {
            /** Firstid */
            firstId: number;
            /** Secondid */
            secondId: number;
        };
        /** DuplicatePage */
        DuplicatePage: {
            /** Capped */
            capped: boolean;
            /** Page */
            page: number;
            /** Results */
            results: components["schemas"]["DuplicatePairOut"][];
            /** Total */
            total: number;
            /** Totalpages */
            totalPages: number;
        };
        /**
         * DuplicatePairOut
         * @description first: the record that came earlier; reasons: what the two have in common, in Italian.
         */
        DuplicatePairOut: {
            first: components["schemas"]["DeceasedOut"];
            /** Reasons */
            reasons: string[];
            second: components["schemas"]["DeceasedOut"];
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
         * Generated
         * @description created: how many were stored, none in a dry run; total: how many the ranges name.
         */
        Generated: {
            /** Created */
            created: number;
            /** References */
            references: components["schemas"]["GeneratedReference"][];
            /** Total */
            total: number;
        };
        /**
         * GeneratedReference
         * @description exists: the block had a tomb of this reference before; it stays as it is.
         */
        GeneratedReference: {
            /** Exists */
            exists: boolean;
            /** Reference */
            reference: string;
        };
        /**
         * GenerateIn
         * @description ranges: by placeholder of the pattern, as `1-20`, `01-20`, `A-F` or `1,3,5-8`.
         *
         *     dry_run: nothing is stored; tells what would be.
         */
        GenerateIn: {
            /**
             * Capacity
             * @default 1
             */
            capacity: number;
            /**
             * Dryrun
             * @default false
             */
            dryRun: boolean;
            /**
             * Enabled
             * @default true
             */
            enabled: boolean;
            /** Pattern */
            pattern: string;
            /** Ranges */
            ranges: {
                [key: string]: string;
            };
        };
        /**
         * Grid
         * @description A wall of niches as one stands before it: rows from the top (the first is the lowest),
         *     columns from the left. All are empty when most references carry no place; unplaced: how many
         *     tombs of the block have none; counts: of all.
         */
        Grid: {
            /** Cells */
            cells: components["schemas"]["Niche"][];
            /** Columns */
            columns: string[];
            counts: components["schemas"]["Counts"];
            /** Rows */
            rows: string[];
            /** Unplaced */
            unplaced: number;
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
         * Merged
         * @description mergeId: of the merge, to undo it by.
         */
        Merged: {
            kept: components["schemas"]["DeceasedOut"];
            /** Mergeid */
            mergeId: number;
        };
        /**
         * MergeIn
         * @description fields: whose value each field has afterwards; one that is not named keeps its own; without
         *     a choice who is reserved in either record stays so.
         */
        MergeIn: {
            /** Fields */
            fields?: {
                [key: string]: "keep" | "merge";
            };
            /** Keepid */
            keepId: number;
            /** Keepversion */
            keepVersion?: number | null;
            /** Mergeid */
            mergeId: number;
            /** Mergeversion */
            mergeVersion?: number | null;
        };
        /** MergeOut */
        MergeOut: {
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemetery Name */
            cemetery_name: string;
            /** Id */
            id: number;
            /** Kept Id */
            kept_id: number;
            /** Kept Label */
            kept_label: string;
            /** Merged By */
            merged_by: string | null;
            /** Merged Id */
            merged_id: number;
            /** Merged Label */
            merged_label: string;
            /**
             * Mergedat
             * Format: date-time
             */
            mergedAt: string;
            /** Undone By */
            undone_by: string | null;
            /** Undoneat */
            undoneAt: string | null;
        };
        /** MergePage */
        MergePage: {
            /** Capped */
            capped: boolean;
            /** Page */
            page: number;
            /** Results */
            results: components["schemas"]["MergeOut"][];
            /** Total */
            total: number;
            /** Totalpages */
            totalPages: number;
        };
        /** Niche */
        Niche: {
            /** Capacity */
            capacity: number;
            /** Column */
            column: string;
            /** Deceasedcount */
            deceasedCount: number;
            /** Id */
            id: number;
            /** Permit */
            permit: ("expiring" | "expired") | null;
            /** Reference */
            reference: string | null;
            /** Row */
            row: string;
            /**
             * Status
             * @enum {string}
             */
            status: "free" | "occupied" | "full" | "expiring" | "expired";
        };
        /**
         * Point
         * @description coordinates: longitude and latitude, as GeoJSON has it.
         */
        Point: {
            /** Coordinates */
            coordinates: [
                number,
                number
            ];
            /**
             * Type
             * @constant
             */
            type: "Point";
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
        /**
         * QualityOut
         * @description duplicates: pairs that wait for a decision.
         */
        QualityOut: {
            deceaseds: components["schemas"]["DeceasedFaults"];
            /** Duplicates */
            duplicates: number;
            tombs: components["schemas"]["TombFaults"];
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
        /**
         * TombFaults
         * @description The keys of `records.quality`, which the list of tombs takes as its filter `quality`.
         */
        TombFaults: {
            /** No-Coordinates */
            "no-coordinates": number;
            /** No-Owner */
            "no-owner": number;
            /** Over-Capacity */
            "over-capacity": number;
            /** Permit-Expired */
            "permit-expired": number;
            /** Permit-Expiring */
            "permit-expiring": number;
        };
        /** TombFeature */
        TombFeature: {
            geometry: components["schemas"]["Point"];
            /** Id */
            id: number;
            properties: components["schemas"]["TombOnMap"];
            /**
             * Type
             * @constant
             */
            type: "Feature";
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
         * TombMap
         * @description GeoJSON; without_coordinates: how many tombs are left out because nobody knows where they
         *     lie; counts: of all.
         */
        TombMap: {
            counts: components["schemas"]["Counts"];
            /** Features */
            features: components["schemas"]["TombFeature"][];
            /**
             * Type
             * @constant
             */
            type: "FeatureCollection";
            /** Without Coordinates */
            without_coordinates: number;
        };
        /**
         * TombOnMap
         * @description status: what is most urgent (the concession before the places); permit: null while it holds
         *     for more than a year, or when none is known.
         */
        TombOnMap: {
            /** Block Id */
            block_id: number;
            /** Block Name */
            block_name: string;
            /** Capacity */
            capacity: number;
            /** Deceasedcount */
            deceasedCount: number;
            /** Id */
            id: number;
            /** Permit */
            permit: ("expiring" | "expired") | null;
            /** Reference */
            reference: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "free" | "occupied" | "full" | "expiring" | "expired";
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
        /**
         * Undone
         * @description stayed: the fields of the kept record that were changed since the merge, left as they are.
         */
        Undone: {
            kept: components["schemas"]["DeceasedOut"];
            restored: components["schemas"]["DeceasedOut"];
            /** Stayed */
            stayed: string[];
        };
        /**
         * UploadOut
         * @description Addresses of the page size and of the thumbnail, to be stored with a record.
         */
        UploadOut: {
            /** Thumbnail */
            thumbnail: string;
            /** Url */
            url: string;
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
                reserved?: boolean | null;
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
    maps_block_grid: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string | null;
            };
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
                    "application/json": components["schemas"]["Grid"];
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
    maps_block_map: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string | null;
            };
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
                    "application/json": components["schemas"]["TombMap"];
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
    generator_generate_tombs: {
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
                "application/json": components["schemas"]["GenerateIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Generated"];
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
                reserved?: boolean | null;
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
    maps_cemetery_map: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string | null;
            };
            path: {
                cemetery_id: number;
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
                    "application/json": components["schemas"]["TombMap"];
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
                reserved?: boolean | null;
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
    duplicates_list_duplicates: {
        parameters: {
            query?: {
                cemeteryId?: number | null;
                page?: number;
                pageSize?: number;
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
                    "application/json": components["schemas"]["DuplicatePage"];
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
    duplicates_dismiss_pair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DismissIn"];
            };
        };
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
    duplicates_merge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merged"];
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
    duplicates_list_merges: {
        parameters: {
            query?: {
                cemeteryId?: number | null;
                page?: number;
                pageSize?: number;
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
                    "application/json": components["schemas"]["MergePage"];
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
    duplicates_undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merge_id: number;
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
                    "application/json": components["schemas"]["Undone"];
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
    export_export_blocks: {
        parameters: {
            query?: {
                blockId?: number | null;
                cemeteryId?: number | null;
                enabled?: boolean | null;
                format?: "csv" | "xlsx";
                free?: boolean | null;
                id?: number | null;
                ownerId?: "none" | number | null;
                quality?: string | null;
                reference?: string;
                reserved?: boolean | null;
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
            /** @description The file, with every row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
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
    export_export_cemeteries: {
        parameters: {
            query?: {
                blockId?: number | null;
                cemeteryId?: number | null;
                enabled?: boolean | null;
                format?: "csv" | "xlsx";
                free?: boolean | null;
                id?: number | null;
                ownerId?: "none" | number | null;
                quality?: string | null;
                reference?: string;
                reserved?: boolean | null;
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
            /** @description The file, with every row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
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
    export_export_deceased: {
        parameters: {
            query?: {
                blockId?: number | null;
                cemeteryId?: number | null;
                enabled?: boolean | null;
                format?: "csv" | "xlsx";
                free?: boolean | null;
                id?: number | null;
                ownerId?: "none" | number | null;
                quality?: string | null;
                reference?: string;
                reserved?: boolean | null;
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
            /** @description The file, with every row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
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
    export_export_sectors: {
        parameters: {
            query?: {
                blockId?: number | null;
                cemeteryId?: number | null;
                enabled?: boolean | null;
                format?: "csv" | "xlsx";
                free?: boolean | null;
                id?: number | null;
                ownerId?: "none" | number | null;
                quality?: string | null;
                reference?: string;
                reserved?: boolean | null;
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
            /** @description The file, with every row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
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
    export_export_tombs: {
        parameters: {
            query?: {
                blockId?: number | null;
                cemeteryId?: number | null;
                enabled?: boolean | null;
                format?: "csv" | "xlsx";
                free?: boolean | null;
                id?: number | null;
                ownerId?: "none" | number | null;
                quality?: string | null;
                reference?: string;
                reserved?: boolean | null;
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
            /** @description The file, with every row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
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
    quality_read_quality: {
        parameters: {
            query?: {
                cemeteryId?: number | null;
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
                    "application/json": components["schemas"]["QualityOut"];
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
                reserved?: boolean | null;
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
                reserved?: boolean | null;
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
    pictures_upload_picture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_pictures_upload_picture"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadOut"];
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
    pictures_read_picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": unknown;
                };
            };
            /** @description The caller has it already */
            304: {
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
    pictures_head_picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": unknown;
                };
            };
            /** @description The caller has it already */
            304: {
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
}
