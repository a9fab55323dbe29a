// Generated from the OpenAPI contracts by contracts/codegen: do not edit.

export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
}
