// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packages
         * @description The packages, page by page.
         */
        get: operations["listPackages"];
        put?: never;
        /**
         * Create package
         * @description Makes a package. Its identifier is unique.
         */
        post: operations["createPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Package
         * @description One package.
         */
        get: operations["getPackage"];
        put?: never;
        post?: never;
        /**
         * Delete package
         * @description Removes a package nobody has bought; a bought one is refused, take it off sale instead.
         */
        delete: operations["deletePackage"];
        options?: never;
        head?: never;
        /**
         * Save package
         * @description Changes the fields sent.
         */
        patch: operations["updatePackage"];
        trace?: never;
    };
    "/packages/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packages on sale
         * @description Every package on sale, in order, for whoever considers to buy. Public (brief section 7).
         */
        get: operations["listAllPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My package
         * @description One's own package, what is used of it, what an upgrade costs and what a refund would give back today.
         */
        get: operations["getMyPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/package/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of packages
         * @description How many packages are on sale. The path is singular, as the brief writes it.
         */
        get: operations["countPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coupons
         * @description The coupons, page by page.
         */
        get: operations["listCoupons"];
        put?: never;
        /**
         * Create coupon
         * @description Makes a coupon. The code is unique whatever its case.
         */
        post: operations["createCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Coupon
         * @description One coupon.
         */
        get: operations["getCoupon"];
        put?: never;
        post?: never;
        /**
         * Delete coupon
         * @description Removes a coupon nobody has used; a used one is refused, turn it off instead.
         */
        delete: operations["deleteCoupon"];
        options?: never;
        head?: never;
        /**
         * Save coupon
         * @description Changes the fields sent.
         */
        patch: operations["updateCoupon"];
        trace?: never;
    };
    "/coupons/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * History
         * @description What was changed on a coupon, by whom and when; newest first.
         */
        get: operations["listCouponChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply coupon
         * @description Whether a code holds for a price, and what is left to pay. Public. With a package, an onboarding or a client's token it also looks at what needs them; checkout looks again in any case.
         */
        post: operations["validateCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/turn-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off
         * @description Refuses the codes at once. What is being paid with them goes on.
         */
        post: operations["turnOffCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/change-end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change end date
         * @description Gives the coupons a new end, or none.
         */
        post: operations["changeCouponsEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/delete-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete
         * @description Removes coupons nobody has used; if one was used, none is removed.
         */
        post: operations["deleteCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coupon usage
         * @description Who used which coupon, page by page.
         */
        get: operations["listCouponUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-usage/user/{id}/spendings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Spendings
         * @description What one client paid and saved, in all and by coupon (brief section 7).
         */
        get: operations["getSpendings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-usage/revenue/total": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Revenue
         * @description What the firm took in all, what coupons took off and what was refunded (brief section 7).
         */
        get: operations["getRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/initial-client-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Incomplete onboardings
         * @description Prospects, page by page. An advisor sees their own and those nobody owns.
         */
        get: operations["listInitialClientData"];
        put?: never;
        /**
         * Begin an onboarding
         * @description Keeps who somebody is as a prospect. By staff it is assisted and theirs; without a token it is the client alone.
         */
        post: operations["createInitialClientData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/initial-client-data/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Onboarding
         * @description One prospect.
         */
        get: operations["getInitialClientData"];
        put?: never;
        post?: never;
        /**
         * Delete onboarding
         * @description Removes a prospect and their data for good. Refused once anything was paid.
         */
        delete: operations["deleteInitialClientData"];
        options?: never;
        head?: never;
        /**
         * Save onboarding
         * @description Changes the fields sent, until it is paid or discarded. By an advisor it is claimed if nobody owns it.
         */
        patch: operations["updateInitialClientData"];
        trace?: never;
    };
    "/users/initial-client-data/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume
         * @description Goes on with an onboarding. If nobody owns it, it is the caller's from here on.
         */
        post: operations["resumeInitialClientData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/initial-client-data/{id}/send-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send resume link
         * @description Mails the prospect a signed link with which they go on and pay by themselves.
         */
        post: operations["sendOnboardingLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/initial-client-data/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard
         * @description Sets an onboarding aside; its links stop working and a held coupon is free again.
         */
        post: operations["discardInitialClientData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on
         * @description The prospect a signed token belongs to. A token that is wrong, old or of a discarded onboarding answers 410.
         */
        post: operations["resumeOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue
         * @description Keeps what a prospect changed on their way; who they are, the package, the coupon.
         */
        post: operations["saveOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/choose-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose password
         * @description Sets the first password of an account just paid for. The token works once.
         */
        post: operations["choosePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments
         * @description Payments, page by page. An advisor sees those of their clients and prospects, a client their own.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Payment
         * @description One payment.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Receipt
         * @description The receipt of a payment that succeeded; 409 before.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Refund today
         * @description What the refund ladder gives back today; all until the first link is published, half until the first OTD worksheet, then nothing.
         */
        get: operations["quoteRefund"];
        put?: never;
        /**
         * Refund
         * @description Gives back what the refund ladder says, or the amount named. Once for each payment.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go to payment
         * @description Checks package and coupon, holds the coupon for 30 minutes and makes the onboarding's one payment ready. Asked again, it is the same payment. When a coupon leaves nothing to pay, it is paid at once.
         */
        post: operations["preparePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upgrade
         * @description Makes ready the payment of the difference to a higher package.
         */
        post: operations["startUpgrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How the payment stands
         * @description The server's word on a payment, by its token. It asks the card payment provider where the word is still out.
         */
        post: operations["getPaymentStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/test-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay
         * @description The test card desk; no money moves. 4242… is accepted, 4000 0000 0000 0002 declined, 3155 at the end asks for confirmation.
         */
        post: operations["payByTestCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/test-card/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm
         * @description The test card desk's stand-in for the bank's confirmation screen.
         */
        post: operations["confirmTestCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment webhook
         * @description Where the card payment provider tells what happened. The raw body's signature is verified; twice, late or out of order does no harm.
         */
        post: operations["receivePaymentWebhook"];
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
         * Role
         * @description Who somebody is to the firm.
         * @enum {string}
         */
        Role: "admin" | "employee" | "client";
        /** Count */
        Count: {
            /**
             * Count
             * @example 42
             */
            count: number;
        };
        /**
         * Ids
         * @description The records meant.
         */
        IdList: components["schemas"]["Id"][];
        /**
         * E-mail
         * Format: email
         * @example hannah.okafor@mailhaven.com
         */
        EmailAddress: string;
        /**
         * Phone
         * Format: phone
         * @description With area code.
         * @example (207) 555-0148
         */
        PhoneNumber: string;
        /**
         * ZIP
         * @description Five digits, or five and four.
         * @example 04101
         */
        ZipCode: string;
        /**
         * Day
         * Format: date
         * @description A calendar day in the firm's time zone.
         * @example 2026-11-30
         */
        Day: string;
        /**
         * Id
         * Format: uuid
         * @description A UUID (version 7), so that ids sort by age.
         * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
         */
        Id: string;
        /**
         * Search
         * @description Words to look for.
         * @example outback
         */
        SearchText: string;
        /**
         * Identifier
         * Format: slug
         * @description Its name in addresses, small letters and dashes.
         * @example guided-search
         */
        PackageIdentifier: string;
        /**
         * Order
         * @enum {string}
         */
        SortOrder: "ASC" | "DESC";
        /**
         * Problem
         * @description What went wrong, in words a person can act on (RFC 9457).
         */
        Problem: {
            /**
             * Type
             * @description Which kind of problem, as a stable name.
             * @example about:blank
             */
            type: string;
            /**
             * Title
             * @example Not valid
             */
            title: string;
            /**
             * Status
             * @example 422
             */
            status: number;
            /**
             * Detail
             * @example Two fields need a look.
             */
            detail?: string;
            /**
             * Errors by field
             * @description The field's path (dots and indexes) and what is wrong with it.
             */
            errors?: {
                [key: string]: string;
            };
            /** Request */
            request_id?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * Amount
         * Format: cents
         * @description Money in integer cents of the firm's currency.
         * @example 59900
         */
        Cents: number;
        /**
         * Moment
         * Format: date-time
         * @description A moment in time (RFC 3339, UTC).
         * @example 2026-11-21T14:30:00.000Z
         */
        Instant: string;
        /**
         * Version
         * @description Rises with every change; a change that names an older one is refused (409).
         * @example 3
         */
        Version: number;
        /**
         * Package
         * @description A paid service level.
         */
        Package: {
            readonly id: components["schemas"]["Id"];
            /**
             * Name
             * @example Guided Search
             */
            name: string;
            package_identifier: components["schemas"]["PackageIdentifier"];
            /**
             * Tagline
             * @description One line under the name.
             * @example We search with you and price the ones you like.
             */
            tagline?: string | null;
            /**
             * Price
             * @description What a client pays before a coupon.
             */
            price: components["schemas"]["Cents"];
            /**
             * Inclusions
             * @description What the client gets, line by line.
             * @default []
             */
            inclusions: string[];
            /**
             * Most links
             * @description Empty for no limit.
             * @example 12
             */
            max_links?: number | null;
            /**
             * Most OTD prices
             * @description Empty for no limit.
             * @example 3
             */
            max_otd_prices?: number | null;
            /**
             * Days included
             * @description How long the advisor works for the client.
             * @default 45
             * @example 45
             */
            days_included?: number;
            /**
             * On sale
             * @description Off keeps it for those who have it and hides it from new clients.
             * @default true
             * @example true
             */
            is_active: boolean;
            /**
             * Position
             * @description Order among the packages.
             * @default 0
             * @example 2
             */
            position: number;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Changed */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Refund quote
         * @description What the refund ladder gives back today.
         */
        RefundQuote: {
            /**
             * Share
             * Format: percent
             * @example 50
             */
            percent: number;
            /**
             * Amount
             * @example 24950
             */
            amount: components["schemas"]["Cents"];
            /**
             * Why
             * @example Links were published; no OTD worksheet yet.
             */
            words: string;
        };
        /**
         * Package in use
         * @description A client's own package, what is used of it, and what an upgrade costs.
         */
        PackageInUse: {
            /** Package */
            package: components["schemas"]["Package"] | null;
            /**
             * Since
             * Format: date-time
             * @example 2026-11-01T15:00:00.000Z
             */
            since: string | null;
            /**
             * Until
             * Format: date-time
             * @example 2026-12-16T15:00:00.000Z
             */
            until: string | null;
            /**
             * Days left
             * @example 25
             */
            days_left: number | null;
            /**
             * Links used
             * @example 7
             */
            links_used: number;
            /**
             * OTD prices used
             * @example 1
             */
            otd_prices_used: number;
            /** Upgrades */
            upgrades: {
                /** Package */
                package: components["schemas"]["Package"];
                /**
                 * Difference to pay
                 * @example 40000
                 */
                difference: components["schemas"]["Cents"];
            }[];
            /** Refund today */
            refund: components["schemas"]["RefundQuote"] | null;
        };
        /**
         * Kind
         * @description Whether the value is a share of the price or an amount off it.
         * @enum {string}
         */
        CouponKind: "percent" | "amount";
        /**
         * Status
         * @description Whether the code holds today.
         * @enum {string}
         */
        CouponStatus: "active" | "scheduled" | "expired" | "used_up" | "off";
        /**
         * Coupon
         * @description Takes something off the price of a package.
         */
        Coupon: {
            readonly id: components["schemas"]["Id"];
            /**
             * Code
             * @description What the client types. Upper or lower case makes no difference.
             * @example FALL100
             */
            code: string;
            kind: components["schemas"]["CouponKind"];
            /**
             * Value
             * @description Percent (1 to 100), or cents taken off the package price.
             * @example 10000
             */
            value: number;
            /**
             * Lowest package price
             * Format: cents
             * @description The coupon is refused below it.
             * @example 59900
             */
            min_package_price?: number | null;
            /**
             * Starts
             * Format: date-time
             * @description Empty to start at once.
             * @example 2026-09-01T04:00:00.000Z
             */
            starts_at?: string | null;
            /**
             * Ends
             * Format: date-time
             * @description Empty for no end.
             * @example 2026-12-01T04:59:00.000Z
             */
            ends_at?: string | null;
            /**
             * Most redemptions
             * @description Empty for no limit.
             * @example 150
             */
            max_redemptions?: number | null;
            /**
             * Most for each user
             * @description Counted by account.
             * @example 1
             */
            max_per_user?: number | null;
            /**
             * Packages
             * @description None chosen means all packages.
             * @default []
             */
            package_identifiers: components["schemas"]["PackageIdentifier"][];
            /**
             * Active
             * @description Off refuses the code at once.
             * @default true
             * @example true
             */
            is_active: boolean;
            /**
             * Used
             * @description Consumed by confirmed payments.
             * @example 84
             */
            readonly redeemed_count: number;
            readonly status: components["schemas"]["CouponStatus"];
            /**
             * Reserved now
             * @description Held by buyers who are paying.
             * @example 1
             */
            readonly reserved_count: number;
            /**
             * Gross
             * Format: cents
             * @description Package prices of its uses.
             * @example 8391600
             */
            readonly gross: number;
            /**
             * Discounts
             * Format: cents
             * @description What it took off.
             * @example 840000
             */
            readonly discounts: number;
            /**
             * Net revenue
             * Format: cents
             * @description Gross less discounts and refunds.
             * @example 7551600
             */
            readonly net_revenue: number;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Changed */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Change
         * @description One change of a coupon, in words.
         */
        CouponChange: {
            id: components["schemas"]["Id"];
            /**
             * What changed
             * @example Most redemptions 120 to 150
             */
            words: string;
            /**
             * Who
             * @example Grace Tan
             */
            actor_name: string;
            /** When */
            created_at: components["schemas"]["Instant"];
        };
        /**
         * Reason
         * @description Why a coupon does not hold.
         * @enum {string}
         */
        CouponRefusal: "unknown" | "inactive" | "not_started" | "expired" | "exhausted" | "used_by_user" | "below_minimum" | "wrong_package";
        /**
         * Coupon answer
         * @description Whether a code holds and what it takes off.
         */
        CouponAnswer: {
            /**
             * Holds
             * @example true
             */
            valid: boolean;
            /**
             * Discount
             * @example 10000
             */
            discount: components["schemas"]["Cents"];
            /**
             * To pay
             * @example 49900
             */
            final_price: components["schemas"]["Cents"];
            reason?: components["schemas"]["CouponRefusal"];
        };
        /**
         * State
         * @description A coupon is held while somebody pays, then used, or free again after 30 minutes.
         * @enum {string}
         */
        CouponUsageState: "reserved" | "consumed" | "released";
        /**
         * Coupon usage
         * @description One use of one coupon by one buyer.
         */
        CouponUsage: {
            readonly id: components["schemas"]["Id"];
            /** Coupon */
            readonly coupon_id: components["schemas"]["Id"];
            /**
             * Code
             * @description As it was then.
             * @example FALL100
             */
            readonly code: string;
            /** Payment */
            readonly payment_id: components["schemas"]["Id"];
            /**
             * Client
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly user_id?: string | null;
            /** Package */
            readonly package_identifier: components["schemas"]["PackageIdentifier"];
            /** Price */
            readonly price: components["schemas"]["Cents"];
            /**
             * Saved
             * @example 10000
             */
            readonly discount: components["schemas"]["Cents"];
            /**
             * Paid
             * @example 49900
             */
            readonly paid: components["schemas"]["Cents"];
            readonly state: components["schemas"]["CouponUsageState"];
            /**
             * Held until
             * Format: date-time
             * @example 2026-11-21T15:30:00.000Z
             */
            readonly reserved_until?: string | null;
            /** When */
            readonly created_at: components["schemas"]["Instant"];
            /** Changed */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Spendings
         * @description What one client paid and saved, in all and by coupon.
         */
        Spendings: {
            /** Client */
            user_id: components["schemas"]["Id"];
            /**
             * Paid
             * @example 49900
             */
            paid: components["schemas"]["Cents"];
            /**
             * Saved
             * @example 10000
             */
            saved: components["schemas"]["Cents"];
            /**
             * Currency
             * @example USD
             */
            currency: string;
            /** By coupon */
            by_coupon: {
                /** Coupon */
                coupon_id: components["schemas"]["Id"];
                /**
                 * Code
                 * @example FALL100
                 */
                code: string;
                /**
                 * Times
                 * @example 1
                 */
                times: number;
                /**
                 * Paid
                 * @example 49900
                 */
                paid: components["schemas"]["Cents"];
                /**
                 * Saved
                 * @example 10000
                 */
                saved: components["schemas"]["Cents"];
            }[];
        };
        /**
         * Revenue
         * @description What the firm took, over all confirmed payments.
         */
        Revenue: {
            /**
             * Gross
             * Format: cents
             * @description Package prices before coupons.
             * @example 24160000
             */
            gross: number;
            /**
             * Discounts
             * Format: cents
             * @description What coupons took off.
             * @example 1284000
             */
            discounts: number;
            /**
             * Refunds
             * Format: cents
             * @example 0
             */
            refunds: number;
            /**
             * Net
             * Format: cents
             * @description Gross less discounts and refunds.
             * @example 22876000
             */
            net: number;
            /**
             * Payments
             * @example 412
             */
            payments: number;
            /**
             * Coupons used
             * @example 128
             */
            redemptions: number;
            /**
             * Currency
             * @example USD
             */
            currency: string;
        };
        /**
         * Step
         * @description How far somebody has come on the way to an account.
         * @enum {string}
         */
        OnboardingStep: "incomplete" | "payment" | "payment_success" | "discarded";
        /**
         * Begun by
         * @description Whether the client signed up alone or staff did it with them.
         * @enum {string}
         */
        OnboardingSource: "self" | "assisted";
        /**
         * Initial client data
         * @description A prospect, somebody who began to sign up and has no account yet.
         */
        InitialClientData: {
            readonly id: components["schemas"]["Id"];
            /**
             * First name
             * @example Hannah
             */
            first_name: string;
            /**
             * Last name
             * @example Okafor
             */
            last_name: string;
            email: components["schemas"]["EmailAddress"];
            phone: components["schemas"]["PhoneNumber"];
            zip: components["schemas"]["ZipCode"];
            /**
             * Package
             * @description What they chose so far.
             * @example guided-search
             */
            package_identifier?: components["schemas"]["PackageIdentifier"] | null;
            /**
             * Coupon
             * @description Checked again when they pay.
             * @example FALL100
             */
            coupon_code?: string | null;
            readonly step: components["schemas"]["OnboardingStep"];
            readonly source: components["schemas"]["OnboardingSource"];
            /**
             * Owner
             * Format: uuid
             * @description The advisor or admin who takes care of it.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly started_by?: string | null;
            /** Last step */
            readonly last_step_at: components["schemas"]["Instant"];
            /**
             * Last nudge
             * Format: date-time
             * @description When a resume link was last sent.
             * @example 2026-11-20T15:00:00.000Z
             */
            readonly last_nudge_at?: string | null;
            /**
             * Terms accepted
             * @description The version accepted before paying.
             * @example 2026-11
             */
            readonly terms_version?: string | null;
            /**
             * Accepted at
             * Format: date-time
             * @example 2026-11-20T15:00:00.000Z
             */
            readonly terms_accepted_at?: string | null;
            /**
             * Payment
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly payment_id?: string | null;
            /**
             * Account
             * Format: uuid
             * @description The client's account, once paid.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly user_id?: string | null;
            /**
             * Resume token
             * @description Proves whose onboarding it is; only in the answer to whoever began or resumed it.
             * @example eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl
             */
            readonly resume_token?: string;
            /** Begun */
            readonly created_at: components["schemas"]["Instant"];
            /** Changed */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Token
         * @description Signed by the server; proves whose onboarding or payment it is.
         * @example eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl
         */
        SignedToken: string;
        /**
         * Status
         * @description How a payment stands.
         * @enum {string}
         */
        PaymentStatus: "pending" | "requires_action" | "succeeded" | "failed" | "refunded";
        /**
         * Kind
         * @description What was paid for.
         * @enum {string}
         */
        PaymentKind: "package" | "upgrade";
        /**
         * Paid by
         * @description Who took the money. The test card desk moves none.
         * @enum {string}
         */
        PaymentProvider: "test_card_desk" | "stripe" | "none";
        /**
         * Payment
         * @description What somebody paid, or is about to pay, for a package.
         */
        Payment: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["PaymentKind"];
            /**
             * Onboarding
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly onboarding_id?: string | null;
            /**
             * Client
             * Format: uuid
             * @description The account, once the payment is confirmed.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly user_id?: string | null;
            /** Package */
            readonly package_identifier: components["schemas"]["PackageIdentifier"];
            /**
             * Price
             * @description Before the coupon.
             */
            readonly price: components["schemas"]["Cents"];
            /**
             * Coupon
             * @example FALL100
             */
            readonly coupon_code?: string | null;
            /**
             * Discount
             * @example 10000
             */
            readonly discount: components["schemas"]["Cents"];
            /**
             * Total
             * @description What the card is charged.
             * @example 49900
             */
            readonly amount: components["schemas"]["Cents"];
            /**
             * Currency
             * @description ISO 4217.
             * @example USD
             */
            readonly currency: string;
            readonly provider: components["schemas"]["PaymentProvider"];
            /**
             * Provider's reference
             * @example pi_3Q7f2k
             */
            readonly provider_id?: string | null;
            readonly status: components["schemas"]["PaymentStatus"];
            /**
             * Why it failed
             * @example The card was declined.
             */
            readonly failure?: string | null;
            /**
             * Receipt
             * @example FC-2026-00042
             */
            readonly receipt_number?: string | null;
            /**
             * Paid
             * Format: date-time
             * @example 2026-11-20T15:00:00.000Z
             */
            readonly paid_at?: string | null;
            /**
             * Refunded
             * @example 0
             */
            readonly refunded_amount: components["schemas"]["Cents"];
            /**
             * Refunded at
             * Format: date-time
             * @example 2026-11-21T15:00:00.000Z
             */
            readonly refunded_at?: string | null;
            /**
             * Why refunded
             * @example The client bought elsewhere.
             */
            readonly refund_reason?: string | null;
            /** Begun */
            readonly created_at: components["schemas"]["Instant"];
            /** Changed */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Receipt
         * @description What a client prints or files.
         */
        Receipt: {
            /**
             * Receipt
             * @example FC-2026-00042
             */
            number: string;
            /** Paid */
            issued_at: components["schemas"]["Instant"];
            /**
             * Paid by
             * @example Hannah Okafor
             */
            paid_by: string;
            email: components["schemas"]["EmailAddress"];
            /**
             * Package
             * @example Guided Search
             */
            package_name: string;
            /** Price */
            price: components["schemas"]["Cents"];
            /**
             * Coupon
             * @example FALL100
             */
            coupon_code?: string | null;
            /**
             * Discount
             * @example 10000
             */
            discount: components["schemas"]["Cents"];
            /**
             * Total
             * @example 49900
             */
            amount: components["schemas"]["Cents"];
            /**
             * Currency
             * @example USD
             */
            currency: string;
            provider: components["schemas"]["PaymentProvider"];
            status: components["schemas"]["PaymentStatus"];
            /**
             * Refunded
             * @example 0
             */
            refunded_amount: components["schemas"]["Cents"];
        };
        /**
         * Checkout
         * @description Everything the payment page needs; the server's word on how the payment stands.
         */
        Checkout: {
            /** Payment */
            payment: components["schemas"]["Payment"];
            /**
             * Package
             * @example Guided Search
             */
            package_name: string;
            email: components["schemas"]["EmailAddress"];
            /**
             * Step
             * @description Of the onboarding; none for an upgrade.
             * @example payment
             */
            step: components["schemas"]["OnboardingStep"] | null;
            /**
             * Payment token
             * @description What to pass to confirm this payment and to ask how it stands.
             */
            token?: components["schemas"]["SignedToken"];
            /**
             * Client secret
             * @description The card payment provider's key to this one payment.
             * @example pi_3Q7f2k_secret_x1
             */
            client_secret?: string | null;
            /**
             * Coupon held until
             * Format: date-time
             * @description After it somebody else may take the coupon.
             * @example 2026-11-21T15:30:00.000Z
             */
            coupon_until?: string | null;
            /**
             * Receipt
             * @description Once paid.
             * @example null
             */
            receipt?: components["schemas"]["Receipt"] | null;
            /**
             * Password token
             * @description Once paid, to choose a password; works once. Staff do not get it.
             * @example null
             */
            password_token?: string | null;
        };
        /** Package, to create */
        PackageCreate: {
            /**
             * Name
             * @example Guided Search
             */
            name: string;
            package_identifier: components["schemas"]["PackageIdentifier"];
            /**
             * Tagline
             * @description One line under the name.
             * @example We search with you and price the ones you like.
             */
            tagline?: string | null;
            /**
             * Price
             * @description What a client pays before a coupon.
             */
            price: components["schemas"]["Cents"];
            /**
             * Inclusions
             * @description What the client gets, line by line.
             * @default []
             */
            inclusions?: string[];
            /**
             * Most links
             * @description Empty for no limit.
             * @example 12
             */
            max_links?: number | null;
            /**
             * Most OTD prices
             * @description Empty for no limit.
             * @example 3
             */
            max_otd_prices?: number | null;
            /**
             * Days included
             * @description How long the advisor works for the client.
             * @default 45
             * @example 45
             */
            days_included?: number;
            /**
             * On sale
             * @description Off keeps it for those who have it and hides it from new clients.
             * @default true
             * @example true
             */
            is_active?: boolean;
            /**
             * Position
             * @description Order among the packages.
             * @default 0
             * @example 2
             */
            position?: number;
        };
        /** Package, to change */
        PackageUpdate: {
            /**
             * Name
             * @example Guided Search
             */
            name?: string;
            package_identifier?: components["schemas"]["PackageIdentifier"];
            /**
             * Tagline
             * @description One line under the name.
             * @example We search with you and price the ones you like.
             */
            tagline?: string | null;
            /**
             * Price
             * @description What a client pays before a coupon.
             */
            price?: components["schemas"]["Cents"];
            /**
             * Inclusions
             * @description What the client gets, line by line.
             */
            inclusions?: string[];
            /**
             * Most links
             * @description Empty for no limit.
             * @example 12
             */
            max_links?: number | null;
            /**
             * Most OTD prices
             * @description Empty for no limit.
             * @example 3
             */
            max_otd_prices?: number | null;
            /**
             * Days included
             * @description How long the advisor works for the client.
             * @example 45
             */
            days_included?: number;
            /**
             * On sale
             * @description Off keeps it for those who have it and hides it from new clients.
             * @example true
             */
            is_active?: boolean;
            /**
             * Position
             * @description Order among the packages.
             * @example 2
             */
            position?: number;
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /** Coupon, to create */
        CouponCreate: {
            /**
             * Code
             * @description What the client types. Upper or lower case makes no difference.
             * @example FALL100
             */
            code: string;
            kind: components["schemas"]["CouponKind"];
            /**
             * Value
             * @description Percent (1 to 100), or cents taken off the package price.
             * @example 10000
             */
            value: number;
            /**
             * Lowest package price
             * Format: cents
             * @description The coupon is refused below it.
             * @example 59900
             */
            min_package_price?: number | null;
            /**
             * Starts
             * Format: date-time
             * @description Empty to start at once.
             * @example 2026-09-01T04:00:00.000Z
             */
            starts_at?: string | null;
            /**
             * Ends
             * Format: date-time
             * @description Empty for no end.
             * @example 2026-12-01T04:59:00.000Z
             */
            ends_at?: string | null;
            /**
             * Most redemptions
             * @description Empty for no limit.
             * @example 150
             */
            max_redemptions?: number | null;
            /**
             * Most for each user
             * @description Counted by account.
             * @example 1
             */
            max_per_user?: number | null;
            /**
             * Packages
             * @description None chosen means all packages.
             * @default []
             */
            package_identifiers?: components["schemas"]["PackageIdentifier"][];
            /**
             * Active
             * @description Off refuses the code at once.
             * @default true
             * @example true
             */
            is_active?: boolean;
        };
        /** Coupon, to change */
        CouponUpdate: {
            /**
             * Code
             * @description What the client types. Upper or lower case makes no difference.
             * @example FALL100
             */
            code?: string;
            kind?: components["schemas"]["CouponKind"];
            /**
             * Value
             * @description Percent (1 to 100), or cents taken off the package price.
             * @example 10000
             */
            value?: number;
            /**
             * Lowest package price
             * Format: cents
             * @description The coupon is refused below it.
             * @example 59900
             */
            min_package_price?: number | null;
            /**
             * Starts
             * Format: date-time
             * @description Empty to start at once.
             * @example 2026-09-01T04:00:00.000Z
             */
            starts_at?: string | null;
            /**
             * Ends
             * Format: date-time
             * @description Empty for no end.
             * @example 2026-12-01T04:59:00.000Z
             */
            ends_at?: string | null;
            /**
             * Most redemptions
             * @description Empty for no limit.
             * @example 150
             */
            max_redemptions?: number | null;
            /**
             * Most for each user
             * @description Counted by account.
             * @example 1
             */
            max_per_user?: number | null;
            /**
             * Packages
             * @description None chosen means all packages.
             */
            package_identifiers?: components["schemas"]["PackageIdentifier"][];
            /**
             * Active
             * @description Off refuses the code at once.
             * @example true
             */
            is_active?: boolean;
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /** Initial client data, to create */
        InitialClientDataCreate: {
            /**
             * First name
             * @example Hannah
             */
            first_name: string;
            /**
             * Last name
             * @example Okafor
             */
            last_name: string;
            email: components["schemas"]["EmailAddress"];
            phone: components["schemas"]["PhoneNumber"];
            zip: components["schemas"]["ZipCode"];
            /**
             * Package
             * @description What they chose so far.
             * @example guided-search
             */
            package_identifier?: components["schemas"]["PackageIdentifier"] | null;
            /**
             * Coupon
             * @description Checked again when they pay.
             * @example FALL100
             */
            coupon_code?: string | null;
        };
        /** Initial client data, to change */
        InitialClientDataUpdate: {
            /**
             * First name
             * @example Hannah
             */
            first_name?: string;
            /**
             * Last name
             * @example Okafor
             */
            last_name?: string;
            email?: components["schemas"]["EmailAddress"];
            phone?: components["schemas"]["PhoneNumber"];
            zip?: components["schemas"]["ZipCode"];
            /**
             * Package
             * @description What they chose so far.
             * @example guided-search
             */
            package_identifier?: components["schemas"]["PackageIdentifier"] | null;
            /**
             * Coupon
             * @description Checked again when they pay.
             * @example FALL100
             */
            coupon_code?: string | null;
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
    };
    responses: {
        /** @description The call was refused or failed; the body says why. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description First and last row wanted, counted from 0. */
        Range: number[];
        Id: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description The rows sent and how many there are, as `packages 0-24/319`. */
        ContentRange: string;
        /** @description `true` when there are more rows than were counted (beyond 10,000). */
        TotalCapped: string;
    };
    pathItems: never;
}
export type Role = components['schemas']['Role'];
export type Count = components['schemas']['Count'];
export type IdList = components['schemas']['IdList'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type ZipCode = components['schemas']['ZipCode'];
export type Day = components['schemas']['Day'];
export type Id = components['schemas']['Id'];
export type SearchText = components['schemas']['SearchText'];
export type PackageIdentifier = components['schemas']['PackageIdentifier'];
export type SortOrder = components['schemas']['SortOrder'];
export type Problem = components['schemas']['Problem'];
export type Cents = components['schemas']['Cents'];
export type Instant = components['schemas']['Instant'];
export type Version = components['schemas']['Version'];
export type Package = components['schemas']['Package'];
export type RefundQuote = components['schemas']['RefundQuote'];
export type PackageInUse = components['schemas']['PackageInUse'];
export type CouponKind = components['schemas']['CouponKind'];
export type CouponStatus = components['schemas']['CouponStatus'];
export type Coupon = components['schemas']['Coupon'];
export type CouponChange = components['schemas']['CouponChange'];
export type CouponRefusal = components['schemas']['CouponRefusal'];
export type CouponAnswer = components['schemas']['CouponAnswer'];
export type CouponUsageState = components['schemas']['CouponUsageState'];
export type CouponUsage = components['schemas']['CouponUsage'];
export type Spendings = components['schemas']['Spendings'];
export type Revenue = components['schemas']['Revenue'];
export type OnboardingStep = components['schemas']['OnboardingStep'];
export type OnboardingSource = components['schemas']['OnboardingSource'];
export type InitialClientData = components['schemas']['InitialClientData'];
export type SignedToken = components['schemas']['SignedToken'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentKind = components['schemas']['PaymentKind'];
export type PaymentProvider = components['schemas']['PaymentProvider'];
export type Payment = components['schemas']['Payment'];
export type Receipt = components['schemas']['Receipt'];
export type Checkout = components['schemas']['Checkout'];
export type PackageCreate = components['schemas']['PackageCreate'];
export type PackageUpdate = components['schemas']['PackageUpdate'];
export type CouponCreate = components['schemas']['CouponCreate'];
export type CouponUpdate = components['schemas']['CouponUpdate'];
export type InitialClientDataCreate = components['schemas']['InitialClientDataCreate'];
export type InitialClientDataUpdate = components['schemas']['InitialClientDataUpdate'];
export type ResponseProblem = components['responses']['Problem'];
export type ParameterRange = components['parameters']['Range'];
export type ParameterId = components['parameters']['Id'];
export type HeaderContentRange = components['headers']['ContentRange'];
export type HeaderTotalCapped = components['headers']['TotalCapped'];
export type $defs = Record<string, never>;
export interface operations {
    listPackages: {
        parameters: {
            query?: {
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Identifier */
                    package_identifier?: components["schemas"]["PackageIdentifier"] | components["schemas"]["PackageIdentifier"][];
                    /** On sale */
                    is_active?: boolean;
                };
                sort?: [
                    "id" | "name" | "package_identifier" | "price" | "is_active" | "days_included" | "position" | "created_at",
                    components["schemas"]["SortOrder"]
                ];
                /** @description First and last row wanted, counted from 0. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of packages. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createPackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageCreate"];
            };
        };
        responses: {
            /** @description The package made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deletePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updatePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageUpdate"];
            };
        };
        responses: {
            /** @description The package as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAllPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages on sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMyPackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package in use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageInUse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Kind */
                    kind?: components["schemas"]["CouponKind"] | components["schemas"]["CouponKind"][];
                    /** Active */
                    is_active?: boolean;
                    /** Ends after */
                    ends_at_gte?: components["schemas"]["Instant"];
                    /** Ends before */
                    ends_at_lte?: components["schemas"]["Instant"];
                };
                sort?: [
                    "id" | "code" | "kind" | "value" | "is_active" | "starts_at" | "ends_at" | "redeemed_count" | "net_revenue" | "created_at",
                    components["schemas"]["SortOrder"]
                ];
                /** @description First and last row wanted, counted from 0. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of coupons. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponCreate"];
            };
        };
        responses: {
            /** @description The coupon made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponUpdate"];
            };
        };
        responses: {
            /** @description The coupon as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCouponChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last hundred changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponChange"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    validateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Code
                     * @example FALL100
                     */
                    code: string;
                    /** Package price */
                    package_price: components["schemas"]["Cents"];
                    /** Package */
                    package_identifier?: components["schemas"]["PackageIdentifier"];
                    /** Onboarding */
                    onboarding_id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer; a code that does not hold is an answer too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    turnOffCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["IdList"];
                };
            };
        };
        responses: {
            /** @description The coupons turned off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeCouponsEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["IdList"];
                    /**
                     * Ends
                     * Format: date-time
                     * @description Empty for no end.
                     */
                    ends_at: string | null;
                };
            };
        };
        responses: {
            /** @description The coupons changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["IdList"];
                };
            };
        };
        responses: {
            /** @description The coupons removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCouponUsage: {
        parameters: {
            query?: {
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Coupon */
                    coupon_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** State */
                    state?: components["schemas"]["CouponUsageState"] | components["schemas"]["CouponUsageState"][];
                };
                sort?: [
                    "id" | "code" | "price" | "discount" | "paid" | "state" | "created_at",
                    components["schemas"]["SortOrder"]
                ];
                /** @description First and last row wanted, counted from 0. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of uses. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponUsage"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSpendings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spendings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Spendings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRevenue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revenue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revenue"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listInitialClientData: {
        parameters: {
            query?: {
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Step */
                    step?: components["schemas"]["OnboardingStep"] | components["schemas"]["OnboardingStep"][];
                    /** Begun by */
                    source?: components["schemas"]["OnboardingSource"] | components["schemas"]["OnboardingSource"][];
                    /** Package */
                    package_identifier?: components["schemas"]["PackageIdentifier"] | components["schemas"]["PackageIdentifier"][];
                    /** Owner */
                    started_by?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Last step after */
                    last_step_at_gte?: components["schemas"]["Instant"];
                    /** Last step before */
                    last_step_at_lte?: components["schemas"]["Instant"];
                };
                sort?: [
                    "id" | "first_name" | "last_name" | "email" | "step" | "package_identifier" | "source" | "last_step_at" | "last_nudge_at" | "created_at",
                    components["schemas"]["SortOrder"]
                ];
                /** @description First and last row wanted, counted from 0. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of prospects. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialClientData"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createInitialClientData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitialClientDataCreate"];
            };
        };
        responses: {
            /** @description The prospect, with the token to go on. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialClientData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getInitialClientData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prospect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialClientData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteInitialClientData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prospect as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialClientData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateInitialClientData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitialClientDataUpdate"];
            };
        };
        responses: {
            /** @description The prospect as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialClientData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resumeInitialClientData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prospect, with the token to go on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialClientData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendOnboardingLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prospect, with the time of the nudge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialClientData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    discardInitialClientData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prospect, discarded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialClientData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resumeOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["SignedToken"];
                };
            };
        };
        responses: {
            /** @description The prospect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialClientData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["SignedToken"];
                    /** First name */
                    first_name?: string;
                    /** Last name */
                    last_name?: string;
                    email?: components["schemas"]["EmailAddress"];
                    phone?: components["schemas"]["PhoneNumber"];
                    zip?: components["schemas"]["ZipCode"];
                    /** Package */
                    package_identifier?: components["schemas"]["PackageIdentifier"];
                    /** Coupon */
                    coupon_code?: string | null;
                };
            };
        };
        responses: {
            /** @description The prospect as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialClientData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    choosePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["SignedToken"];
                    /**
                     * Password
                     * Format: password
                     * @description At least 12 characters.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Whose account it is; they can sign in now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: components["schemas"]["EmailAddress"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Status */
                    status?: components["schemas"]["PaymentStatus"] | components["schemas"]["PaymentStatus"][];
                    /** Kind */
                    kind?: components["schemas"]["PaymentKind"] | components["schemas"]["PaymentKind"][];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Onboarding */
                    onboarding_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Package */
                    package_identifier?: components["schemas"]["PackageIdentifier"] | components["schemas"]["PackageIdentifier"][];
                    /** Begun after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Begun before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                sort?: [
                    "id" | "created_at" | "paid_at" | "amount" | "status" | "package_identifier" | "receipt_number",
                    components["schemas"]["SortOrder"]
                ];
                /** @description First and last row wanted, counted from 0. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payments. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    quoteRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would be given back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundQuote"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Amount
                     * Format: cents
                     * @description Empty gives back what the refund ladder says.
                     */
                    amount?: number | null;
                    /**
                     * Reason
                     * @description Kept with the payment.
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The payment, refunded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    preparePayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["SignedToken"];
                    /**
                     * Terms accepted
                     * @description The version of terms, privacy and refund policy accepted.
                     * @example 2026-11
                     */
                    terms_version: string;
                };
            };
        };
        responses: {
            /** @description The payment, ready or already made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startUpgrade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Package */
                    package_identifier: components["schemas"]["PackageIdentifier"];
                    /**
                     * Terms accepted
                     * @example 2026-11
                     */
                    terms_version: string;
                };
            };
        };
        responses: {
            /** @description The payment, ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPaymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["SignedToken"];
                };
            };
        };
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    payByTestCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["SignedToken"];
                    /**
                     * Card number
                     * @example 4242 4242 4242 4242
                     */
                    number: string;
                    /**
                     * Expires
                     * @description Month and year.
                     * @example 12/29
                     */
                    expires: string;
                    /**
                     * Security code
                     * @example 123
                     */
                    cvc: string;
                };
            };
        };
        responses: {
            /** @description How the payment now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmTestCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["SignedToken"];
                    /**
                     * Approve
                     * @description Off stands for a refusal by the bank.
                     */
                    approve: boolean;
                };
            };
        };
        responses: {
            /** @description How the payment now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    receivePaymentWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The provider's signature over the raw body. */
                "stripe-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Received */
                        received: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
export type OperationId = keyof operations;
