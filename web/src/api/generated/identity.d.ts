// Generated from the OpenAPI contracts by contracts/codegen: do not edit.

export interface paths {
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Audit
         * @description Who changed what: everything for a superadmin, the own cemetery for an admin.
         */
        get: operations["audit_list_audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Login
         * @description Begins a session; the cookie is the only place where its key is.
         */
        post: operations["auth_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logout
         * @description Ends the session of this browser; without one nothing happens.
         */
        post: operations["auth_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request Reset
         * @description Mails a link to the address if it is a user's; the answer never tells whether it is.
         */
        post: operations["auth_request_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password-reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm Reset
         * @description Sets the password that the link's owner chose; delays for wrong ones are over.
         */
        post: operations["auth_confirm_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Current User
         * @description The user who is signed in.
         */
        get: operations["auth_current_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/identity": {
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
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Users
         * @description Everybody, for a superadmin; the people of the own cemetery, for an admin.
         */
        get: operations["users_list_users"];
        put?: never;
        /** Create User */
        post: operations["users_create_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read User */
        get: operations["users_read_user"];
        /** Change User */
        put: operations["users_change_user"];
        post?: never;
        /** Delete User */
        delete: operations["users_delete_user"];
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
         * Action
         * @enum {string}
         */
        Action: "created" | "updated" | "deleted" | "logged_in" | "password_reset" | "imported" | "undone" | "restored" | "merged" | "unmerged" | "approved" | "blocked" | "unblocked" | "answered" | "exported";
        /** AuditPage */
        AuditPage: {
            /** Page */
            page: number;
            /** Results */
            results: components["schemas"]["AuditRow"][];
            /** Total */
            total: number;
            /** Totalpages */
            totalPages: number;
        };
        /** AuditRow */
        AuditRow: {
            action: components["schemas"]["Action"];
            /**
             * At
             * Format: date-time
             */
            at: string;
            /** Cemetery Id */
            cemetery_id: number | null;
            /** Cemetery Name */
            cemetery_name: string | null;
            /** Changes */
            changes: components["schemas"]["ChangeOut"][];
            /** Id */
            id: number;
            /** Kind */
            kind: string;
            /** Record Id */
            record_id: number;
            /** Record Label */
            record_label: string;
            /** Request Id */
            request_id: string | null;
            /** Role */
            role: string | null;
            /** Service */
            service: string;
            /** User Id */
            user_id: number | null;
            /** User Name */
            user_name: string | null;
        };
        /** ChangeOut */
        ChangeOut: {
            /** After */
            after: unknown;
            /** Before */
            before: unknown;
            /** Field */
            field: string;
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
        /** LoginIn */
        LoginIn: {
            /** Email */
            email: string;
            /** Password */
            password: string;
        };
        /** ResetIn */
        ResetIn: {
            /** Password */
            password: string;
            /** Token */
            token: string;
        };
        /** ResetRequestIn */
        ResetRequestIn: {
            /** Email */
            email: string;
        };
        /**
         * Role
         * @description The four roles; other spellings are folded into them by `read_role`.
         * @enum {string}
         */
        Role: "superadmin" | "admin" | "owner" | "fornitore";
        /**
         * UserChange
         * @description What is sent is changed; `version`: the one that the change was made on.
         */
        UserChange: {
            /** Businessname */
            businessName?: string | null;
            /** Cemeteryid */
            cemeteryId?: number | null;
            /**
             * Email
             * @default
             */
            email: string;
            /**
             * Enabled
             * @default true
             */
            enabled: boolean;
            /** Fiscalcode */
            fiscalCode?: string | null;
            /**
             * Name
             * @default
             */
            name: string;
            /** Ordernotificationemail */
            orderNotificationEmail?: string | null;
            /** Password */
            password?: string | null;
            /** Phone */
            phone?: string | null;
            role?: components["schemas"]["Role"] | null;
            /** Stripepublickey */
            stripePublicKey?: string | null;
            /** Stripesecretkey */
            stripeSecretKey?: string | null;
            /**
             * Surname
             * @default
             */
            surname: string;
            /** Version */
            version?: number | null;
        };
        /**
         * UserConflict
         * @description `current`: the record as it is by now, when the change was made on an older version.
         */
        UserConflict: {
            current?: components["schemas"]["UserOut"] | null;
            /** Fields */
            fields?: {
                [key: string]: string;
            };
            /** Message */
            message: string;
        };
        /** UserIn */
        UserIn: {
            /** Businessname */
            businessName?: string | null;
            /** Cemeteryid */
            cemeteryId?: number | null;
            /** Email */
            email: string;
            /**
             * Enabled
             * @default true
             */
            enabled: boolean;
            /** Fiscalcode */
            fiscalCode?: string | null;
            /** Name */
            name: string;
            /** Ordernotificationemail */
            orderNotificationEmail?: string | null;
            /** Password */
            password: string;
            /** Phone */
            phone?: string | null;
            role: components["schemas"]["Role"];
            /** Stripepublickey */
            stripePublicKey?: string | null;
            /** Stripesecretkey */
            stripeSecretKey?: string | null;
            /** Surname */
            surname: string;
        };
        /**
         * UserOut
         * @description A user as staff see one; never a password or a payment key.
         */
        UserOut: {
            /** Business Name */
            business_name: string | null;
            /** Cemetery Id */
            cemetery_id: number | null;
            /** Cemetery Name */
            cemetery_name: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Email */
            email: string;
            /** Enabled */
            enabled: boolean;
            /** Fiscal Code */
            fiscal_code: string | null;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Phone */
            phone: string | null;
            role: components["schemas"]["Role"];
            /** Surname */
            surname: string;
            /** Version */
            version: number;
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
    audit_list_audit: {
        parameters: {
            query?: {
                action?: components["schemas"]["Action"] | null;
                from?: string | null;
                kind?: string | null;
                page?: number;
                pageSize?: number;
                recordId?: number | null;
                search?: string | null;
                to?: string | null;
                userId?: number | null;
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
                    "application/json": components["schemas"]["AuditPage"];
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
    auth_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOut"];
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
    auth_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                sid?: string | null;
            };
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
    auth_request_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetRequestIn"];
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
    auth_confirm_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetIn"];
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
    auth_current_user: {
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
                    "application/json": components["schemas"]["UserOut"];
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
    users_list_users: {
        parameters: {
            query?: {
                cemeteryId?: number | null;
                id?: number | null;
                limit?: number | null;
                role?: components["schemas"]["Role"] | null;
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
                    "application/json": components["schemas"]["UserOut"][];
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
    users_create_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOut"];
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
    users_read_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
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
                    "application/json": components["schemas"]["UserOut"];
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
    users_change_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserConflict"];
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
    users_delete_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
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
}
