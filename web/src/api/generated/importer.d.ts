// Generated from the OpenAPI contracts by contracts/codegen: do not edit.

export interface paths {
    "/api/health/importer": {
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
    "/api/import/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Csv
         * @description Imports a file and answers when all of it is stored; with `dryRun` it is only tried.
         */
        post: operations["import_import_csv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview
         * @description Reads a file without storing anything.
         */
        post: operations["import_preview"];
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
        /** Body_import_import_csv */
        Body_import_import_csv: {
            /**
             * Csvfile
             * @description Il file CSV
             */
            csvFile: string;
        };
        /** Body_import_preview */
        Body_import_preview: {
            /**
             * Csvfile
             * @description Il file CSV
             */
            csvFile: string;
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
         * ImportOut
         * @description Result of an import; counts are rows of the file.
         */
        ImportOut: {
            /** Errors */
            errors: string[];
            /** Imported */
            imported: number;
            /** Jobid */
            jobId: number;
            /** Skipped */
            skipped: number;
            /** Success */
            success: boolean;
            /** Totalrows */
            totalRows: number;
            /** Warnings */
            warnings: string[];
        };
        /**
         * PreviewOut
         * @description The first rows of a file as they are written, by column, and what the whole file tells.
         *
         *     errors, warnings: as the import would tell them, but for what depends on the register.
         */
        PreviewOut: {
            /** Columns */
            columns: string[];
            /** Errors */
            errors: string[];
            /** Ignoredcolumns */
            ignoredColumns: string[];
            /** Preview */
            preview: {
                [key: string]: string;
            }[];
            /** Previewrows */
            previewRows: number;
            /** Totalcolumns */
            totalColumns: number;
            /** Totalrows */
            totalRows: number;
            /** Warnings */
            warnings: string[];
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
    import_import_csv: {
        parameters: {
            query?: {
                dryRun?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_import_import_csv"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportOut"];
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
    import_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_import_preview"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewOut"];
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
