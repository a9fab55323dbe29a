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
    "/api/import/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show Columns
         * @description The columns of a file and what each seems to hold; a reading chosen before goes first.
         */
        post: operations["import_show_columns"];
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
    "/api/import/guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Guide
         * @description What a file may hold, column by column.
         */
        get: operations["import_show_guide"];
        put?: never;
        post?: never;
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
    "/api/import/sample.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download Sample
         * @description A file that imports as it is.
         */
        get: operations["import_download_sample"];
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
        /** Body_import_import_csv */
        Body_import_import_csv: {
            /**
             * Csvfile
             * @description Il file CSV o .xlsx
             */
            csvFile: string;
        };
        /** Body_import_preview */
        Body_import_preview: {
            /**
             * Csvfile
             * @description Il file CSV o .xlsx
             */
            csvFile: string;
            /**
             * Reading
             * @description JSON: columns, cemetery, sheet
             * @default
             */
            reading: string;
        };
        /** Body_import_show_columns */
        Body_import_show_columns: {
            /**
             * Csvfile
             * @description Il file CSV o .xlsx
             */
            csvFile: string;
            /**
             * Reading
             * @description JSON: columns, cemetery, sheet
             * @default
             */
            reading: string;
            /**
             * Sheet
             * @description The sheet of a workbook
             */
            sheet?: string | null;
        };
        /**
         * ColumnsOut
         * @description sheets: of a workbook; sheet: the one that was read; separator: of a CSV file.
         */
        ColumnsOut: {
            /** Columns */
            columns: components["schemas"]["FileColumn"][];
            /** Separator */
            separator: string | null;
            /** Sheet */
            sheet: string | null;
            /** Sheets */
            sheets: string[];
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
         * FileColumn
         * @description A column of a file. isCertain: its field is known by its name or was chosen before.
         */
        FileColumn: {
            /** Field */
            field: string | null;
            /** Iscertain */
            isCertain: boolean;
            /** Name */
            name: string;
            /** Samples */
            samples: string[];
        };
        /**
         * GuideColumn
         * @description A column that an import knows. required: without it nothing is imported, unless the cemetery
         *     is chosen for the whole file.
         */
        GuideColumn: {
            /** Aliases */
            aliases: string[];
            /** Examples */
            examples: string[];
            kind: components["schemas"]["Kind"];
            /** Label */
            label: string;
            level: components["schemas"]["Level"];
            /** Name */
            name: string;
            /** Required */
            required: boolean;
            /** Rule */
            rule: string;
        };
        /**
         * GuideDate
         * @description A date as it may be written. stored: null when it is unknown or refused, as the note says.
         */
        GuideDate: {
            /** Note */
            note: string;
            /** Stored */
            stored: string | null;
            /** Written */
            written: string;
        };
        /** GuideOut */
        GuideOut: {
            /** Columns */
            columns: components["schemas"]["GuideColumn"][];
            /** Dates */
            dates: components["schemas"]["GuideDate"][];
            /** Encoding */
            encoding: string;
            /** Maxbytes */
            maxBytes: number;
            /** Rules */
            rules: string[];
            /** Separator */
            separator: string;
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
         * Kind
         * @description What the cells of a column hold.
         * @enum {string}
         */
        Kind: "name" | "text" | "date" | "day" | "number" | "flag" | "coordinates" | "fiscalCode" | "unused";
        /**
         * Level
         * @enum {string}
         */
        Level: "cemetery" | "sector" | "block" | "tomb" | "deceased";
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
            /** Sheets */
            sheets: string[];
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
    import_show_columns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_import_show_columns"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnsOut"];
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
    import_show_guide: {
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
                    "application/json": components["schemas"]["GuideOut"];
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
    import_download_sample: {
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
}
