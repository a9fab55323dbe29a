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
         * @description Those that the caller may see, the newest first: a page, or the newest thousand.
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
    "/api/orders/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Summarize Orders
         * @description How those that the caller may see go: how many there are, and the last completed ones.
         */
        get: operations["orders_summarize_orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/create-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Order
         * @description Makes an order and begins its payment; the same `checkoutId` gets the same order.
         */
        post: operations["checkout_create_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/orders/{number}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel
         * @description Gives up an order that is not paid.
         */
        post: operations["checkout_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/orders/{number}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh
         * @description Where an order is, after the browser has confirmed its payment.
         */
        post: operations["checkout_refresh"];
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
    "/api/public/orders/by-token/{token}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay Again
         * @description What the browser needs to pay an order that is still open, from the order's own page.
         */
        post: operations["checkout_pay_again"];
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
    "/api/public/shop/products/{tomb_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offered Ahead
         * @description The same, as the memorial asks for it.
         */
        get: operations["products_offered_ahead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/supplier/{supplier_id}/stripe-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Key
         * @description With which key the browser pays this supplier.
         */
        get: operations["checkout_read_key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/tomb/{tomb_id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offered
         * @description What can be bought for a tomb.
         */
        get: operations["products_offered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Categories
         * @description Those that the caller's products may be in.
         */
        get: operations["categories_list_categories"];
        put?: never;
        /** Create Category */
        post: operations["categories_create_category"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/categories/{category_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change Category */
        put: operations["categories_change_category"];
        post?: never;
        /** Delete Category */
        delete: operations["categories_delete_category"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Products
         * @description All for a superadmin, the own cemetery's for an admin, own ones for a supplier.
         */
        get: operations["products_list_products"];
        put?: never;
        /** Create Product */
        post: operations["products_create_product"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/products/{product_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change Product */
        put: operations["products_change_product"];
        post?: never;
        /** Delete Product */
        delete: operations["products_delete_product"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Suppliers
         * @description The suppliers that the caller may choose for a product.
         */
        get: operations["products_list_suppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplier-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show
         * @description What the caller has set; the secret key as a mask.
         */
        get: operations["suppliers_show"];
        /**
         * Change
         * @description Sets what is sent; new keys are tried at the card provider before anything is kept.
         */
        put: operations["suppliers_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/stripe/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive
         * @description An event of one payment account; the answer says only that it need not be sent again.
         */
        post: operations["webhooks_receive"];
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
         * CategoryChange
         * @description Only what is sent is changed.
         */
        CategoryChange: {
            /**
             * Cemeteryid
             * @default 0
             */
            cemeteryId: number;
            /**
             * Enabled
             * @default true
             */
            enabled: (0 | 1) | boolean;
            /**
             * Title
             * @default
             */
            title: string;
        };
        /**
         * CategoryIn
         * @description cemetery_id: 0 for all cemeteries.
         */
        CategoryIn: {
            /**
             * Cemeteryid
             * @default 0
             */
            cemeteryId: number;
            /**
             * Enabled
             * @default true
             */
            enabled: (0 | 1) | boolean;
            /** Title */
            title: string;
        };
        /**
         * CategoryOut
         * @description cemetery_id: 0 for all cemeteries; enabled: 0 or 1.
         */
        CategoryOut: {
            /** Cemetery Id */
            cemetery_id: number;
            /** Enabled */
            enabled: number;
            /** Id */
            id: number;
            /** Title */
            title: string;
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
         * @description An order for who holds its link; feedback, photos: the supplier's, once it is completed.
         *
         *     payableUntil: when an order that can be paid is given up; null for others. isRefused: a bank has
         *     said no after having been waited for, and it can be paid again.
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
            /** Isdisputed */
            isDisputed: boolean;
            /** Isrefused */
            isRefused: boolean;
            /** Items */
            items: components["schemas"]["ItemOut"][];
            /** Ordernumber */
            orderNumber: string;
            /** Paidat */
            paidAt: string | null;
            /** Payableuntil */
            payableUntil: string | null;
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
        /** ItemIn */
        ItemIn: {
            /** Productid */
            productId: number;
            /** Quantity */
            quantity: number;
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
         * OfferOut
         * @description A product as visitors see it; category_id and categoryId are the same.
         */
        OfferOut: {
            /** Category Id */
            category_id: number;
            /** Categoryid */
            categoryId: number;
            /** Categorytitle */
            categoryTitle: string;
            /** Description */
            description: string;
            /** Id */
            id: number;
            /** Merchant Id */
            merchant_id: number;
            /** Merchantbusinessname */
            merchantBusinessName: string | null;
            /** Merchantname */
            merchantName: string;
            /** Merchantsurname */
            merchantSurname: string;
            /** Picture */
            picture: string | null;
            /** Price */
            price: number;
            /** Title */
            title: string;
        };
        /**
         * OrderCreated
         * @description totalAmount in cents; stripeJsUrl: of a stand-in's script, null with the real provider;
         *     isDemo: nobody pays; orderToken: of the customer's link.
         */
        OrderCreated: {
            /** Clientsecret */
            clientSecret: string;
            /** Isdemo */
            isDemo: boolean;
            /** Ordernumber */
            orderNumber: string;
            /** Ordertoken */
            orderToken: string;
            /** Stripejsurl */
            stripeJsUrl: string | null;
            /** Stripepublickey */
            stripePublicKey: string;
            /** Supplierid */
            supplierId: number;
            /** Totalamount */
            totalAmount: number;
        };
        /**
         * OrderIn
         * @description deceased_id: for whom, of those who lie in the tomb. checkout_id: of one attempt; a repeated
         *     call with it gets the same order, and leaves name and notes as they are where it does not send
         *     them. expected_total: cents that the customer was shown; another sum
         *     is not asked of them.
         */
        OrderIn: {
            /** Checkoutid */
            checkoutId?: string | null;
            /** Customeremail */
            customerEmail: string;
            /** Customername */
            customerName?: string | null;
            /** Customerphone */
            customerPhone: string;
            /** Deceasedid */
            deceasedId?: number | null;
            /** Expectedtotal */
            expectedTotal?: number | null;
            /** Items */
            items: components["schemas"]["ItemIn"][];
            /** Notes */
            notes?: string | null;
            /** Tombid */
            tombId: number;
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
            /** Isdisputed */
            isDisputed: boolean;
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
         *     isDisputed: the customer's bank decides of the money.
         */
        OrderRow: {
            /** Alarm */
            alarm: string | null;
            /** Cemeteryid */
            cemeteryId: number;
            /** Cemeteryname */
            cemeteryName: string;
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
            /** Isdisputed */
            isDisputed: boolean;
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
        /**
         * ProductChange
         * @description Only what is sent is changed.
         */
        ProductChange: {
            /**
             * Categoryid
             * @default 0
             */
            categoryId: number;
            /**
             * Cemeteryid
             * @default 0
             */
            cemeteryId: number;
            /**
             * Description
             * @default
             */
            description: string;
            /**
             * Enabled
             * @default true
             */
            enabled: (0 | 1) | boolean;
            /**
             * Fornitoreid
             * @default 0
             */
            fornitoreId: number;
            /** Picture */
            picture?: string | null;
            /**
             * Price
             * @default 0
             */
            price: number | string;
            /**
             * Title
             * @default
             */
            title: string;
        };
        /**
         * ProductIn
         * @description A supplier need not say who sells and where.
         */
        ProductIn: {
            /** Categoryid */
            categoryId: number;
            /** Cemeteryid */
            cemeteryId?: number | null;
            /** Description */
            description: string;
            /**
             * Enabled
             * @default true
             */
            enabled: (0 | 1) | boolean;
            /** Fornitoreid */
            fornitoreId?: number | null;
            /** Picture */
            picture?: string | null;
            /** Price */
            price: number | string;
            /** Title */
            title: string;
        };
        /**
         * ProductOut
         * @description price: euro with two decimals; enabled: 0 or 1; merchant_id: of the supplier.
         */
        ProductOut: {
            /** Category Id */
            category_id: number;
            /** Categorytitle */
            categoryTitle: string;
            /** Cemetery Id */
            cemetery_id: number;
            /** Cemeteryname */
            cemeteryName: string;
            /** Description */
            description: string;
            /** Enabled */
            enabled: number;
            /** Id */
            id: number;
            /** Merchant Id */
            merchant_id: number;
            /** Merchantbusinessname */
            merchantBusinessName: string | null;
            /** Merchantname */
            merchantName: string;
            /** Merchantsurname */
            merchantSurname: string;
            /** Picture */
            picture: string | null;
            /** Price */
            price: number;
            /** Title */
            title: string;
        };
        /**
         * Progress
         * @description Where an order is.
         */
        Progress: {
            /** Isdemo */
            isDemo: boolean;
            /** Ordernumber */
            orderNumber: string;
            /** Ordertoken */
            orderToken: string;
            paymentStatus: components["schemas"]["PaymentStatus"];
            status: components["schemas"]["OrderStatus"];
        };
        /**
         * Proof
         * @description The payment's client secret, which the order's customer alone knows.
         */
        Proof: {
            /** Clientsecret */
            clientSecret: string;
        };
        /** PublicKey */
        PublicKey: {
            /** Stripejsurl */
            stripeJsUrl: string | null;
            /** Stripepublickey */
            stripePublicKey: string;
        };
        /** Received */
        Received: {
            /** Received */
            received: boolean;
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
        /**
         * SummaryOut
         * @description Over all orders, however many. total: with those that wait or were cancelled; paid: to be
         *     begun; lastCompleted: the five that were completed last, the newest first.
         */
        SummaryOut: {
            /** Completed */
            completed: number;
            /** Lastcompleted */
            lastCompleted: components["schemas"]["OrderRow"][];
            /** Paid */
            paid: number;
            /** Processing */
            processing: number;
            /** Total */
            total: number;
        };
        /**
         * SupplierConfigIn
         * @description Null or not sent keeps what is there, and so does the mask of the secret key; an empty text
         *     takes away. stripe_webhook_secret: of an endpoint that was set up by hand.
         */
        SupplierConfigIn: {
            /** Orderfeedback */
            orderFeedback?: string | null;
            /** Ordernotificationemail */
            orderNotificationEmail?: string | null;
            /** Stripepublickey */
            stripePublicKey?: string | null;
            /** Stripesecretkey */
            stripeSecretKey?: string | null;
            /** Stripewebhooksecret */
            stripeWebhookSecret?: string | null;
        };
        /**
         * SupplierConfigOut
         * @description stripePublicKey, stripeSecretKey: of the own keys, the latter as a mask; empty without own
         *     ones. isDemo: orders are paid with the demo's keys, which move no money; neither own nor demo
         *     keys: nothing is offered. hasWebhook: the provider tells of payments by itself; webhookUrl:
         *     where, for who sets it up by hand. keysNotice: what has become of keys that the office entered.
         */
        SupplierConfigOut: {
            /** Hassecretkey */
            hasSecretKey: boolean;
            /** Haswebhook */
            hasWebhook: boolean;
            /** Isdemo */
            isDemo: boolean;
            /** Islive */
            isLive: boolean;
            /** Keysnotice */
            keysNotice: string | null;
            /** Orderfeedback */
            orderFeedback: string;
            /** Ordernotificationemail */
            orderNotificationEmail: string;
            /** Stripepublickey */
            stripePublicKey: string;
            /** Stripesecretkey */
            stripeSecretKey: string;
            /** Webhookurl */
            webhookUrl: string | null;
        };
        /**
         * SupplierOut
         * @description A supplier whom the caller may choose.
         */
        SupplierOut: {
            /** Businessname */
            businessName: string | null;
            /** Cemetery Id */
            cemetery_id: number | null;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Surname */
            surname: string;
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
                from?: string | null;
                page?: number | null;
                pageSize?: number | null;
                search?: string;
                status?: components["schemas"]["OrderStatus"] | null;
                to?: string | null;
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
                    /** @description How many orders all pages have */
                    "X-Total-Count": number;
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
    orders_summarize_orders: {
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
                    "application/json": components["schemas"]["SummaryOut"];
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
    checkout_create_order: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCreated"];
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
    checkout_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
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
    checkout_refresh: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
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
    checkout_pay_again: {
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
                    "application/json": components["schemas"]["OrderCreated"];
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
    products_offered_ahead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tomb_id: number;
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
                    "application/json": components["schemas"]["OfferOut"][];
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
    checkout_read_key: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                supplier_id: number;
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
                    "application/json": components["schemas"]["PublicKey"];
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
    products_offered: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tomb_id: number;
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
                    "application/json": components["schemas"]["OfferOut"][];
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
    categories_list_categories: {
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
                    "application/json": components["schemas"]["CategoryOut"][];
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
    categories_create_category: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryOut"];
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
    categories_change_category: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                category_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryOut"];
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
    categories_delete_category: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                category_id: number;
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
    products_list_products: {
        parameters: {
            query?: {
                categoryId?: number | null;
                cemeteryId?: number | null;
                search?: string | null;
                supplierId?: number | null;
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
                    "application/json": components["schemas"]["ProductOut"][];
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
    products_create_product: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOut"];
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
    products_change_product: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOut"];
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
    products_delete_product: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product_id: number;
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
    products_list_suppliers: {
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
                    "application/json": components["schemas"]["SupplierOut"][];
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
    suppliers_show: {
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
                    "application/json": components["schemas"]["SupplierConfigOut"];
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
    suppliers_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierConfigIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierConfigOut"];
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
    webhooks_receive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: number;
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
                    "application/json": components["schemas"]["Received"];
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
