// Generated from the OpenAPI contracts by contracts/codegen: do not edit.

export interface paths {
    "/api/health/shop": {
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
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Orders
         * @description The newest thousand that the caller may see.
         */
        get: operations["orders_list_orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Order
         * @description An order with its items, steps, photos and refunds.
         */
        get: operations["orders_show_order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Photo
         * @description Proof of the service done, for the customer alone.
         */
        post: operations["orders_add_photo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/photos/{photo_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Photo
         * @description A photo of an order that the caller may see.
         */
        get: operations["orders_read_photo"];
        put?: never;
        post?: never;
        /**
         * Remove Photo
         * @description While the order is not completed.
         */
        delete: operations["orders_remove_photo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry Refund
         * @description Tries a refund again that the bank has refused.
         */
        post: operations["orders_retry_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change Status
         * @description Begins, completes or cancels an order; what was paid is given back.
         */
        put: operations["orders_change_status"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/orders/by-token/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show To Customer
         * @description The order that the link leads to.
         */
        get: operations["orders_show_to_customer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/orders/by-token/{token}/photos/{photo_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Customers Photo
         * @description A photo of the service done.
         */
        get: operations["orders_read_customers_photo"];
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
        /** Body_orders_add_photo */
        Body_orders_add_photo: {
            /**
             * Photo
             * @description JPEG, PNG, WebP, GIF o HEIC
             */
            photo: string;
        };
        /**
         * ChangeOut
         * @description source: payment, staff, customer or system; userName: of staff.
         */
        ChangeOut: {
            after: components["schemas"]["OrderStatus"];
            /**
             * At
             * Format: date-time
             */
            at: string;
            before: components["schemas"]["OrderStatus"] | null;
            /** Note */
            note: string | null;
            /** Source */
            source: string;
            /** Username */
            userName: string | null;
        };
        /**
         * CustomerOrderOut
         * @description An order for who holds its link; feedback: the supplier's words, once it is completed.
         */
        CustomerOrderOut: {
            /** Cancelledat */
            cancelledAt: string | null;
            /** Cemeteryname */
            cemeteryName: string;
            /** Completedat */
            completedAt: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Deceased */
            deceased: string | null;
            /** Feedback */
            feedback: string | null;
            /** Isdemo */
            isDemo: boolean;
            /** Items */
            items: components["schemas"]["ItemOut"][];
            /** Ordernumber */
            orderNumber: string;
            /** Paidat */
            paidAt: string | null;
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** Photos */
            photos: components["schemas"]["PhotoOut"][];
            refundStatus: components["schemas"]["RefundStatus"] | null;
            status: components["schemas"]["OrderStatus"];
            /** Suppliername */
            supplierName: string;
            /** Tomb */
            tomb: string;
            /** Totalamount */
            totalAmount: number;
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
         * ItemOut
         * @description price: of one, in cents, when it was bought.
         */
        ItemOut: {
            /** Price */
            price: number;
            /** Quantity */
            quantity: number;
            /** Title */
            title: string;
        };
        /**
         * OrderOut
         * @description An order with all that belongs to it.
         */
        OrderOut: {
            /** Alarm */
            alarm: string | null;
            /** Cancelledat */
            cancelledAt: string | null;
            /** Cemeteryid */
            cemeteryId: number;
            /** Cemeteryname */
            cemeteryName: string;
            /** Changes */
            changes: components["schemas"]["ChangeOut"][];
            /** Completedat */
            completedAt: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Customeremail */
            customerEmail: string;
            /** Customername */
            customerName: string | null;
            /** Customerphone */
            customerPhone: string;
            /** Deceased */
            deceased: string | null;
            /** Id */
            id: number;
            /** Isdemo */
            isDemo: boolean;
            /** Items */
            items: components["schemas"]["ItemOut"][];
            /** Notes */
            notes: string | null;
            /** Ordernumber */
            orderNumber: string;
            /** Paidat */
            paidAt: string | null;
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** Photos */
            photos: components["schemas"]["PhotoOut"][];
            /** Refunds */
            refunds: components["schemas"]["RefundOut"][];
            refundStatus: components["schemas"]["RefundStatus"] | null;
            status: components["schemas"]["OrderStatus"];
            /** Supplierid */
            supplierId: number;
            /** Suppliername */
            supplierName: string;
            /** Tomb */
            tomb: string;
            /** Tombid */
            tombId: number;
            /** Totalamount */
            totalAmount: number;
        };
        /**
         * OrderRow
         * @description totalAmount in cents. tomb: how the office calls it; deceased: a public name there when the
         *     order was made. isDemo: nobody paid. alarm: what somebody has to look at, in Italian.
         */
        OrderRow: {
            /** Alarm */
            alarm: string | null;
            /** Cemeteryid */
            cemeteryId: number;
            /** Cemeteryname */
            cemeteryName: string;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Customeremail */
            customerEmail: string;
            /** Customername */
            customerName: string | null;
            /** Customerphone */
            customerPhone: string;
            /** Deceased */
            deceased: string | null;
            /** Id */
            id: number;
            /** Isdemo */
            isDemo: boolean;
            /** Ordernumber */
            orderNumber: string;
            paymentStatus: components["schemas"]["PaymentStatus"];
            refundStatus: components["schemas"]["RefundStatus"] | null;
            status: components["schemas"]["OrderStatus"];
            /** Supplierid */
            supplierId: number;
            /** Suppliername */
            supplierName: string;
            /** Tomb */
            tomb: string;
            /** Tombid */
            tombId: number;
            /** Totalamount */
            totalAmount: number;
        };
        /**
         * OrderStatus
         * @description pending: waits for the payment; cancelled: given up, or refunded.
         * @enum {string}
         */
        OrderStatus: "pending" | "paid" | "processing" | "completed" | "cancelled";
        /**
         * PaymentStatus
         * @description What the card provider said last: open (also after a declined card), processing (the bank
         *     has not answered yet), succeeded, canceled.
         * @enum {string}
         */
        PaymentStatus: "open" | "processing" | "succeeded" | "canceled";
        /**
         * PhotoOut
         * @description url: for whoever sees the order.
         */
        PhotoOut: {
            /** Height */
            height: number;
            /** Id */
            id: number;
            /** Url */
            url: string;
            /** Width */
            width: number;
        };
        /** RefundOut */
        RefundOut: {
            /** Amount */
            amount: number;
            /** Attempt */
            attempt: number;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            status: components["schemas"]["RefundStatus"];
        };
        /**
         * RefundStatus
         * @enum {string}
         */
        RefundStatus: "pending" | "succeeded" | "failed";
        /** StatusIn */
        StatusIn: {
            status: components["schemas"]["OrderStatus"];
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
    orders_list_orders: {
        parameters: {
            query?: {
                status?: components["schemas"]["OrderStatus"] | null;
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
                    "application/json": components["schemas"]["OrderRow"][];
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
    orders_show_order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: number;
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
                    "application/json": components["schemas"]["OrderOut"];
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
    orders_add_photo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_orders_add_photo"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoOut"];
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
    orders_read_photo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: number;
                photo_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": unknown;
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
    orders_remove_photo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: number;
                photo_id: number;
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
    orders_retry_refund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: number;
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
                    "application/json": components["schemas"]["OrderOut"];
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
    orders_change_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderOut"];
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
    orders_show_to_customer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
                    "application/json": components["schemas"]["CustomerOrderOut"];
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
    orders_read_customers_photo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                photo_id: number;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": unknown;
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
