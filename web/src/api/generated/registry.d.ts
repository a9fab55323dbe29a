// Generated from the OpenAPI contracts by contracts/codegen: do not edit.

export interface paths {
    "/api/blocks/{block_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["blocks_read_block"];
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
        get: operations["public_list_cemeteries"];
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
        get: operations["public_read_memorial"];
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
        get: operations["search_search_deceased"];
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
        BlockPublicOut: {
            id: number;
            name: string | null;
            photos: string[];
        };
        CemeteryPublicOut: {
            address: string | null;
            id: number;
            link1: string | null;
            link1_label: string | null;
            link2: string | null;
            link2_label: string | null;
            logo: string | null;
            name: string;
        };
        MemorialOut: {
            affectsCount: number;
            birthdate: string | null;
            blockCoordinates: string | null;
            blockId: number | null;
            blockMatterportLink: string | null;
            blockName: string | null;
            cemeteryLink3: string | null;
            cemeteryLink4: string | null;
            cemeteryName: string;
            commemorationVideo: string | null;
            deathdate: string | null;
            epitaph: string | null;
            id: number;
            name: string | null;
            nominative: string | null;
            picture: string | null;
            sectorCoordinates: string | null;
            sectorName: string | null;
            surname: string | null;
            tomb_id: number;
            tombCoordinates: string | null;
            tombId: number;
            tombMatterportLink: string | null;
            tombPicture: string | null;
            tombReference: string | null;
        };
        SearchHit: {
            affectsCount: number;
            birthdate: string | null;
            blockName: string | null;
            cemeteryName: string;
            deathdate: string | null;
            epitaph: string | null;
            id: number;
            name: string | null;
            nominative: string | null;
            picture: string | null;
            sectorName: string | null;
            similar: boolean;
            surname: string | null;
            tombReference: string | null;
        };
        SearchPage: {
            capped: boolean;
            page: number;
            results: components["schemas"]["SearchHit"][];
            total: number;
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
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockPublicOut"];
                };
            };
        };
    };
    public_list_cemeteries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CemeteryPublicOut"][];
                };
            };
        };
    };
    public_read_memorial: {
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
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemorialOut"];
                };
            };
        };
    };
    search_search_deceased: {
        parameters: {
            query?: {
                cemeteryId?: number | null;
                name?: string | null;
                page?: number | null;
                q?: string | null;
                surname?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
        };
    };
}
