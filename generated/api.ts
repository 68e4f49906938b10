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
         * Kind
         * @description Whether the value is a share of the price or an amount off it.
         * @enum {string}
         */
        CouponKind: "percent" | "amount";
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
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Changed */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
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
export type CouponKind = components['schemas']['CouponKind'];
export type Coupon = components['schemas']['Coupon'];
export type PackageCreate = components['schemas']['PackageCreate'];
export type PackageUpdate = components['schemas']['PackageUpdate'];
export type CouponCreate = components['schemas']['CouponCreate'];
export type CouponUpdate = components['schemas']['CouponUpdate'];
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
                    "id" | "code" | "kind" | "value" | "is_active" | "starts_at" | "ends_at" | "redeemed_count" | "created_at",
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
}
export type OperationId = keyof operations;
