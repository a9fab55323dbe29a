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
    "/api/import/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List Jobs */
        get: operations["jobs_list_jobs"];
        put?: never;
        /**
         * Start
         * @description Takes a file in; it is imported, or with `dryRun` only tried, without its caller. One that
         *     is under way already is not imported twice.
         */
        post: operations["jobs_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show */
        get: operations["jobs_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/jobs/{job_id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Job Notes
         * @description Rows in error, with a warning, skipped; or the records that undoing has left.
         */
        get: operations["jobs_list_job_notes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/jobs/{job_id}/refused.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download Refused
         * @description The rows in error as they were, the reason last; mended, they are imported again.
         */
        get: operations["jobs_download_refused"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/jobs/{job_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo Job
         * @description Takes back what the job made, but for what has been changed or built on since.
         */
        post: operations["jobs_undo_job"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List Mappings */
        get: operations["mappings_list_mappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/mappings/{cemetery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show Mapping */
        get: operations["mappings_show_mapping"];
        /**
         * Save Mapping
         * @description Keeps it in the place of the one before.
         */
        put: operations["mappings_save_mapping"];
        post?: never;
        /** Delete Mapping */
        delete: operations["mappings_delete_mapping"];
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
            /**
             * Reading
             * @description JSON: columns, cemetery, sheet
             * @default
             */
            reading: string;
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
        /** Body_jobs_start */
        Body_jobs_start: {
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
         * JobOut
         * @description An import. Counts are rows; share: of the file, 0 to 1; totalRows, rowsPerSecond and
         *     secondsLeft: null while they are not known; byCommand: from the command line; userName: null
         *     for a user of whom nobody has told; kept: records that undoing it has left.
         */
        JobOut: {
            /** Bycommand */
            byCommand: boolean;
            /** Canundo */
            canUndo: boolean;
            /** Cemetery */
            cemetery: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Dryrun */
            dryRun: boolean;
            /** Failed */
            failed: number;
            /** Fault */
            fault: string | null;
            /** Filename */
            fileName: string;
            /** Finishedat */
            finishedAt: string | null;
            /** Hasrefusedrows */
            hasRefusedRows: boolean;
            /** Id */
            id: number;
            /** Imported */
            imported: number;
            /** Iswaitingforregistry */
            isWaitingForRegistry: boolean;
            /** Kept */
            kept: number;
            made: components["schemas"]["Levels"];
            removed: components["schemas"]["Levels"] | null;
            /** Rowsdone */
            rowsDone: number;
            /** Rowspersecond */
            rowsPerSecond: number | null;
            /** Secondsleft */
            secondsLeft: number | null;
            /** Share */
            share: number;
            /** Sheet */
            sheet: string | null;
            /** Size */
            size: number;
            /** Skipped */
            skipped: number;
            /** Startedat */
            startedAt: string | null;
            state: components["schemas"]["State"];
            /** Success */
            success: boolean | null;
            /** Totalrows */
            totalRows: number | null;
            /** Undoneat */
            undoneAt: string | null;
            /** Undonebyname */
            undoneByName: string | null;
            /** Userid */
            userId: number | null;
            /** Username */
            userName: string | null;
            /** Warned */
            warned: number;
            /** Warnings */
            warnings: string[];
        };
        /** JobPage */
        JobPage: {
            /** Page */
            page: number;
            /** Results */
            results: components["schemas"]["JobOut"][];
            /** Total */
            total: number;
            /** Totalpages */
            totalPages: number;
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
         * Levels
         * @description Records by level.
         */
        Levels: {
            /** Blocks */
            blocks: number;
            /** Cemeteries */
            cemeteries: number;
            /** Deceased */
            deceased: number;
            /** Sectors */
            sectors: number;
            /** Tombs */
            tombs: number;
        };
        /**
         * MappingIn
         * @description reading: columns, cemetery, sheet, as the form field `reading` of an upload.
         */
        MappingIn: {
            /** Reading */
            reading: {
                [key: string]: unknown;
            };
        };
        /**
         * MappingOut
         * @description cemeteryId 0: of no one cemetery. Names of columns in `reading` are folded.
         */
        MappingOut: {
            /** Cemeteryid */
            cemeteryId: number;
            /** Reading */
            reading: {
                [key: string]: unknown;
            };
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
        };
        /**
         * NoteFilter
         * @description kept: records that undoing the job has left.
         * @enum {string}
         */
        NoteFilter: "error" | "warning" | "skipped" | "kept";
        /**
         * NoteOut
         * @description What is told of a row, or of a record that was left (about: what it is called). whom: whom or
         *     what the row tells of, as it is written; column: the file's own name of the column that it is
         *     about, where it is not the official one.
         */
        NoteOut: {
            /** About */
            about: string;
            /** Column */
            column: string | null;
            /** Line */
            line: number | null;
            /** Reason */
            reason: string;
            /** Row */
            row: number | null;
            /** Whom */
            whom: string;
        };
        /** NotePage */
        NotePage: {
            /** Page */
            page: number;
            /** Results */
            results: components["schemas"]["NoteOut"][];
            /** Total */
            total: number;
            /** Totalpages */
            totalPages: number;
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
            /** Sheets */
            sheets: string[];
            /** Totalcolumns */
            totalColumns: number;
            /** Totalrows */
            totalRows: number;
            /** Warnings */
            warnings: string[];
        };
        /**
         * StartedOut
         * @description notice: that this file was being imported already, by whom and since when; it is that job.
         */
        StartedOut: {
            /** Bycommand */
            byCommand: boolean;
            /** Canundo */
            canUndo: boolean;
            /** Cemetery */
            cemetery: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Dryrun */
            dryRun: boolean;
            /** Failed */
            failed: number;
            /** Fault */
            fault: string | null;
            /** Filename */
            fileName: string;
            /** Finishedat */
            finishedAt: string | null;
            /** Hasrefusedrows */
            hasRefusedRows: boolean;
            /** Id */
            id: number;
            /** Imported */
            imported: number;
            /** Iswaitingforregistry */
            isWaitingForRegistry: boolean;
            /** Kept */
            kept: number;
            made: components["schemas"]["Levels"];
            /** Notice */
            notice: string | null;
            removed: components["schemas"]["Levels"] | null;
            /** Rowsdone */
            rowsDone: number;
            /** Rowspersecond */
            rowsPerSecond: number | null;
            /** Secondsleft */
            secondsLeft: number | null;
            /** Share */
            share: number;
            /** Sheet */
            sheet: string | null;
            /** Size */
            size: number;
            /** Skipped */
            skipped: number;
            /** Startedat */
            startedAt: string | null;
            state: components["schemas"]["State"];
            /** Success */
            success: boolean | null;
            /** Totalrows */
            totalRows: number | null;
            /** Undoneat */
            undoneAt: string | null;
            /** Undonebyname */
            undoneByName: string | null;
            /** Userid */
            userId: number | null;
            /** Username */
            userName: string | null;
            /** Warned */
            warned: number;
            /** Warnings */
            warnings: string[];
        };
        /**
         * State
         * @description waiting: nobody has begun it; interrupted: it goes on when its file is brought again; failed:
         *     it cannot go on; undone: what it made is taken back.
         * @enum {string}
         */
        State: "waiting" | "running" | "interrupted" | "done" | "failed" | "undoing" | "undone";
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
    jobs_list_jobs: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["JobPage"];
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
    jobs_start: {
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
                "multipart/form-data": components["schemas"]["Body_jobs_start"];
            };
        };
        responses: {
            /** @description Successful Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedOut"];
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
    jobs_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: number;
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
                    "application/json": components["schemas"]["JobOut"];
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
    jobs_list_job_notes: {
        parameters: {
            query: {
                kind: components["schemas"]["NoteFilter"];
                page?: number;
                pageSize?: number;
                q?: string | null;
            };
            header?: never;
            path: {
                job_id: number;
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
                    "application/json": components["schemas"]["NotePage"];
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
    jobs_download_refused: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: number;
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
    jobs_undo_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobOut"];
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
    mappings_list_mappings: {
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
                    "application/json": components["schemas"]["MappingOut"][];
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
    mappings_show_mapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 0: of no one cemetery */
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
                    "application/json": components["schemas"]["MappingOut"];
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
    mappings_save_mapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 0: of no one cemetery */
                cemetery_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MappingIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingOut"];
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
    mappings_delete_mapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 0: of no one cemetery */
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
