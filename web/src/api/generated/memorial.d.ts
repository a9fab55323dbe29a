// Generated from the OpenAPI contracts by contracts/codegen: do not edit.

export interface paths {
    "/api/deceased/{deceased_id}/qr-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Qr Code
         * @description The code that leads to a public memorial.
         */
        post: operations["qr_make_qr_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deceased/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print Labels
         * @description Labels with QR codes, also of persons who are not public yet.
         */
        post: operations["labels_print_labels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/memorial": {
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
    "/api/memorial-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Requests
         * @description All for a superadmin, those of the own cemetery for an admin.
         */
        get: operations["requests_list_requests"];
        put?: never;
        /**
         * Leave Request
         * @description A relative asks to correct or remove a memorial.
         */
        post: operations["requests_leave_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/memorial-requests/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Request
         * @description As it is now; also whether the memorial is public still.
         */
        get: operations["requests_show_request"];
        /**
         * Answer Request
         * @description Closes a request; the relative is mailed the outcome.
         */
        put: operations["requests_answer_request"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/memorial-requests/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count Requests
         * @description How many wait for an answer.
         */
        get: operations["requests_count_requests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Approved
         * @description What is published, of all that the caller moderates.
         */
        get: operations["moderation_list_approved"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/{prayer_id}": {
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
         * Delete
         * @description For good: nothing of it goes to the trash.
         */
        delete: operations["moderation_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/{prayer_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Approve */
        put: operations["moderation_approve"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/{prayer_id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block Sender
         * @description Whoever left this text leaves no more in its cemetery.
         */
        post: operations["blocks_block_sender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/{prayer_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report
         * @description The text waits for a moderator again; one that waits already, or that this visitor has
         *     reported before, stays as it is.
         */
        post: operations["reports_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/deceased/{deceased_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Prayers
         * @description The approved prayers of a memorial, the 100 newest before an id.
         */
        get: operations["tributes_list_prayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tributes
         * @description Everything for a superadmin, the own cemetery for an admin, own tombs for an owner.
         */
        get: operations["moderation_list_tributes"];
        put?: never;
        /**
         * Moderate
         * @description Approves or deletes many at once.
         */
        post: operations["moderation_moderate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/moderation/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count Tributes
         * @description How many each filter of the list leaves.
         */
        get: operations["moderation_count_tributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sender-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Blocks
         * @description All for a superadmin, those of the own cemetery for an admin.
         */
        get: operations["blocks_list_blocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sender-blocks/{sender_block_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Unblock Sender */
        delete: operations["blocks_unblock_sender"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/virtual-candles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Candles
         * @description The candles that burn, the 500 newest; X-Total-Count: how many burn in all.
         */
        get: operations["candles_list_candles"];
        put?: never;
        /**
         * Light Candle
         * @description Lights a candle for 24 hours; 400 while the visitor's last one burns.
         */
        post: operations["candles_light_candle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor-affects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave Affect
         * @description An affect of today; 400 when the visitor has left one already.
         */
        post: operations["affects_leave_affect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor-affects/count/{deceased_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count Affects */
        get: operations["affects_count_affects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave Message
         * @description A message of a visitor, which waits for a moderator.
         */
        post: operations["tributes_leave_message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor-messages/{deceased_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Messages
         * @description The approved messages of a memorial, the 100 newest before an id; whatever `approved` says,
         *     nobody gets others here.
         */
        get: operations["tributes_list_messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor-prayers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave Prayer
         * @description A prayer of a visitor, which waits for a moderator.
         */
        post: operations["tributes_leave_prayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memorial/{deceased_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Page
         * @description The page of the web part, whose head tells whoever makes a preview what is in it.
         */
        get: operations["pages_read_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Head Page
         * @description What the page's answer is like.
         */
        head: operations["pages_head_page"];
        patch?: never;
        trace?: never;
    };
    "/robots.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Robots
         * @description What search engines may read.
         */
        get: operations["pages_read_robots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap-{part}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Sitemap File
         * @description The public memorials of one file.
         */
        get: operations["pages_read_sitemap_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Sitemap
         * @description The files that name all public memorials, where search engines may list them.
         */
        get: operations["pages_read_sitemap"];
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
         * AffectIn
         * @description An `ip_address` that is sent along is not read: the gateway knows the true one.
         */
        AffectIn: {
            /** Deceasedid */
            deceasedId: number;
        };
        /**
         * AffectsOut
         * @description How many affects a memorial has, those of records merged into it included.
         */
        AffectsOut: {
            /** Count */
            count: number;
        };
        /**
         * AnswerIn
         * @description note: what the relative is told besides the outcome.
         */
        AnswerIn: {
            /** Note */
            note?: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "done" | "rejected";
        };
        /**
         * BlockIn
         * @description by: what of the text's sender is blocked.
         */
        BlockIn: {
            /**
             * By
             * @enum {string}
             */
            by: "address" | "email";
        };
        /**
         * BlockOut
         * @description label: what a moderator sees of the sender, who cannot be read from it.
         */
        BlockOut: {
            /** Cemetery Id */
            cemetery_id: number;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "address" | "email";
            /** Label */
            label: string;
        };
        /**
         * CandleIn
         * @description Name and message are kept, and shown to nobody: no moderator reads them.
         */
        CandleIn: {
            /** Deceasedid */
            deceasedId: number;
            /** Message */
            message?: string | null;
            /** Visitorname */
            visitorName?: string | null;
        };
        /**
         * CandleLit
         * @description burning: how many burn by now, this one included.
         */
        CandleLit: {
            /** Burning */
            burning: number;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /**
             * Expiresat
             * Format: date-time
             */
            expiresAt: string;
            /** Id */
            id: number;
        };
        /** CandleOut */
        CandleOut: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /**
             * Expiresat
             * Format: date-time
             */
            expiresAt: string;
            /** Id */
            id: number;
        };
        /**
         * Counts
         * @description How many texts each filter leaves; one that is published and was reported is in all three.
         */
        Counts: {
            /** All */
            all: number;
            /** Approved */
            approved: number;
            /** Pending */
            pending: number;
        };
        /**
         * Done
         * @description missing: ids that are nothing of the caller's, or were deleted by somebody else.
         */
        Done: {
            /** Done */
            done: number;
            /** Missing */
            missing: number[];
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
         * LabelsIn
         * @description ids: whose labels, in the order in which they are printed.
         */
        LabelsIn: {
            /** Ids */
            ids: number[];
        };
        /** ListedBlock */
        ListedBlock: {
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemetery Name */
            cemetery_name: string;
            /** Created By Name */
            created_by_name: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "address" | "email";
            /** Label */
            label: string;
        };
        /**
         * MessageIn
         * @description send_id: of one sending; a repeated call with it stores nothing anew.
         */
        MessageIn: {
            /** Deceasedid */
            deceasedId: number;
            /** Message */
            message: string;
            /** Sendid */
            sendId?: string | null;
            /** Visitoremail */
            visitorEmail?: string | null;
            /** Visitorname */
            visitorName: string;
        };
        /**
         * MessageOut
         * @description A published message; of its author the name alone.
         */
        MessageOut: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Id */
            id: number;
            /** Message */
            message: string;
            /** Visitorname */
            visitorName: string;
        };
        /** OpenRequests */
        OpenRequests: {
            /** Open */
            open: number;
        };
        /**
         * PrayerIn
         * @description send_id as in `MessageIn`.
         */
        PrayerIn: {
            /** Deceasedid */
            deceasedId: number;
            /** Friendname */
            friendName: string;
            /** Phrase */
            phrase: string;
            /** Sendid */
            sendId?: string | null;
        };
        /**
         * PrayerOut
         * @description A published prayer.
         */
        PrayerOut: {
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Friend Name */
            friend_name: string;
            /** Id */
            id: number;
            /** Phrase */
            phrase: string;
        };
        /**
         * QrCodeOut
         * @description qrCode: a picture as a data URL.
         */
        QrCodeOut: {
            /** Qrcode */
            qrCode: string;
        };
        /**
         * ReportIn
         * @description Why a text should not stand there, for the moderators.
         */
        ReportIn: {
            /** Reason */
            reason?: string | null;
        };
        /** Requested */
        Requested: {
            /** Id */
            id: number;
        };
        /** RequestIn */
        RequestIn: {
            /** Deceasedid */
            deceasedId: number;
            /** Email */
            email: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "correction" | "removal";
            /** Name */
            name: string;
            /** Phone */
            phone?: string | null;
            /** Relation */
            relation?: string | null;
            /** Text */
            text: string;
        };
        /**
         * RequestOut
         * @description handledAt, handled_by_name, note: of the answer; deceased_id: of the record that tells of
         *     the person now; isPublic: whether anybody may see its memorial.
         */
        RequestOut: {
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemetery Name */
            cemetery_name: string;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Deceased Id */
            deceased_id: number;
            /** Deceased Name */
            deceased_name: string;
            /** Deceased Nominative */
            deceased_nominative: string | null;
            /** Deceased Surname */
            deceased_surname: string;
            /** Email */
            email: string;
            /** Handled By Name */
            handled_by_name: string | null;
            /** Handledat */
            handledAt: string | null;
            /** Id */
            id: number;
            /** Ispublic */
            isPublic: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "correction" | "removal";
            /** Name */
            name: string;
            /** Note */
            note: string | null;
            /** Phone */
            phone: string | null;
            /** Relation */
            relation: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "done" | "rejected";
            /** Text */
            text: string;
            /** Tomb Reference */
            tomb_reference: string | null;
        };
        /** Several */
        Several: {
            /**
             * Action
             * @enum {string}
             */
            action: "approve" | "delete";
            /** Ids */
            ids: number[];
        };
        /**
         * TributeOut
         * @description A message or a prayer as a moderator sees it, with the record that tells of the person now.
         *
         *     enabled: 0 is hidden, 1 is published; ip_address: null for an owner, and for everybody after 30
         *     days; reported_at, report_reasons: a moderator is to read it again because visitors reported it,
         *     also one that stays published until then.
         */
        TributeOut: {
            /** Block Name */
            block_name: string | null;
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemetery Name */
            cemetery_name: string;
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Deceased Id */
            deceased_id: number;
            /** Deceased Name */
            deceased_name: string;
            /** Deceased Nominative */
            deceased_nominative: string | null;
            /** Deceased Surname */
            deceased_surname: string;
            /**
             * Enabled
             * @enum {integer}
             */
            enabled: 0 | 1;
            /** Friend Name */
            friend_name: string;
            /** Id */
            id: number;
            /** Ip Address */
            ip_address: string | null;
            /** Is Visitor Message */
            is_visitor_message: boolean;
            /** Phrase */
            phrase: string;
            /** Report Reasons */
            report_reasons: string[];
            /** Reported At */
            reported_at: string | null;
            /** Tomb Reference */
            tomb_reference: string | null;
            /** Visitor Email */
            visitor_email: string | null;
        };
        /**
         * TributeStored
         * @description A text that waits until a moderator has read it.
         */
        TributeStored: {
            /** Id */
            id: number;
            /**
             * Status
             * @constant
             */
            status: "pending";
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
    qr_make_qr_code: {
        parameters: {
            query?: {
                format?: "png" | "svg";
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrCodeOut"];
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
    labels_print_labels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelsIn"];
            };
        };
        responses: {
            /** @description Sheets of A4, a label for each person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
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
    requests_list_requests: {
        parameters: {
            query?: {
                before?: number | null;
                cemeteryId?: number | null;
                status?: "open" | "done" | "rejected" | "all";
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
                    "application/json": components["schemas"]["RequestOut"][];
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
    requests_leave_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Requested"];
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
    requests_show_request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                request_id: number;
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
                    "application/json": components["schemas"]["RequestOut"];
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
    requests_answer_request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                request_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestOut"];
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
    requests_count_requests: {
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
                    "application/json": components["schemas"]["OpenRequests"];
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
    moderation_list_approved: {
        parameters: {
            query?: {
                before?: number | null;
                cemeteryId?: number | null;
                limit?: number;
                type?: "all" | "prayers" | "messages";
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
                    "application/json": components["schemas"]["TributeOut"][];
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
    moderation_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayer_id: number;
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
    moderation_approve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayer_id: number;
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
                    "application/json": components["schemas"]["TributeOut"];
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
    blocks_block_sender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayer_id: number;
            };
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
                    "application/json": components["schemas"]["BlockOut"];
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
    reports_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayer_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReportIn"] | null;
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
    tributes_list_prayers: {
        parameters: {
            query?: {
                before?: number | null;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerOut"][];
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
    moderation_list_tributes: {
        parameters: {
            query?: {
                before?: number | null;
                cemeteryId?: number | null;
                filter?: "pending" | "approved" | "all";
                limit?: number;
                type?: "all" | "prayers" | "messages";
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
                    "application/json": components["schemas"]["TributeOut"][];
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
    moderation_moderate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Several"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
    moderation_count_tributes: {
        parameters: {
            query?: {
                cemeteryId?: number | null;
                type?: "all" | "prayers" | "messages";
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
                    "application/json": components["schemas"]["Counts"];
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
    blocks_list_blocks: {
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
                    "application/json": components["schemas"]["ListedBlock"][];
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
    blocks_unblock_sender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sender_block_id: number;
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
    candles_list_candles: {
        parameters: {
            query?: {
                deceased_id?: number | null;
                deceasedId?: number | null;
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
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandleOut"][];
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
    candles_light_candle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandleIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandleLit"];
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
    affects_leave_affect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AffectIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffectsOut"];
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
    affects_count_affects: {
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
                    "application/json": components["schemas"]["AffectsOut"];
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
    tributes_leave_message: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TributeStored"];
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
    tributes_list_messages: {
        parameters: {
            query?: {
                approved?: string;
                before?: number | null;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOut"][];
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
    tributes_leave_prayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrayerIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TributeStored"];
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
    pages_read_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deceased_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The caller has it already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The same page, of nobody */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
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
    pages_head_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deceased_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The caller has it already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The same page, of nobody */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
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
    pages_read_robots: {
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
                    "text/plain": unknown;
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
    pages_read_sitemap_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                part: string;
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
                    "application/xml": unknown;
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
    pages_read_sitemap: {
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
                    "application/xml": unknown;
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
