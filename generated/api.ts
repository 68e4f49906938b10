// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Checks e-mail and password. A suspended account is refused with the sentence of the brief; too many tries with the wait time.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token sent, at once.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send link
         * @description Mails a link to choose a new password, if there is such an account. The answer is the same if there is none.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set new password
         * @description Sets a new password by the token of a mail, which works once (within 60 minutes; an invitation 7 days), and ends every session of the account. An invited account is active from then on.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/check-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check link
         * @description Whether a token of a mail still works, and whose it is; 410 if not.
         */
        post: operations["checkMailToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm e-mail
         * @description Confirms an e-mail by the token of a mail: the account’s own, or the new one it requested. What was paid for with this e-mail is attached to the account from then on. If the account’s password was chosen before the mailbox was proved, and the caller is not signed in as its owner, every session ends and the answer carries a token to choose a new password.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/support-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send
         * @description Keeps a question to the firm, mails it to the support address and tells the admins. Public.
         */
        post: operations["requestSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/get/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My account
         * @description The person whose token it is (brief section 7).
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/get/me/advisor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My advisor
         * @description Who works for the client, and when a question asked now is answered.
         */
        get: operations["getMyAdvisor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/get/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Copy of my data
         * @description Everything the firm keeps about the caller, to take along.
         */
        get: operations["getMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/get/me/device-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My device key
         * @description Keys the cipher of what the caller’s browser keeps until it reaches us. The same on every device of one account, and nobody else’s; the browser holds it in memory only.
         */
        get: operations["getDeviceKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save
         * @description Changes the fields sent; one is enough. A person may change their own, an admin anyone’s; a changed role ends the sessions.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/auth/update-password/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change password
         * @description Changes the caller’s password and ends their other sessions.
         */
        patch: operations["updatePassword"];
        trace?: never;
    };
    "/auth/update-email/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change e-mail
         * @description Changes the caller’s e-mail, with the password as proof; we notify the old address.
         */
        patch: operations["updateEmail"];
        trace?: never;
    };
    "/auth/close-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close my account
         * @description Closes the caller’s account for good: signs out everywhere and removes personal data. Payments and decisions are kept.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions
         * @description Where the caller is signed in, the last used first.
         */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/revoke-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out elsewhere
         * @description Ends every session of the caller but this one, at once.
         */
        post: operations["revokeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends one of the caller’s sessions, at once.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My second step
         * @description The caller’s passkeys, authenticator app and recovery codes left. Also for a sign-in that still has to set one up.
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin second step
         * @description How the caller can confirm that it is them, and what a passkey is to sign. For a sign-in that waits, and for acts that ask again.
         */
        post: operations["beginSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step": {
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
         * @description Confirms that it is the caller, by the way named and what it takes. A sign-in that waited continues with a new token; otherwise the token stays, and acts that need a fresh confirmation are open for 5 minutes. A code works once. Too many wrong ones wait.
         */
        post: operations["confirmSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin passkey
         * @description What the browser is to make a passkey of. It is for this host and those beside it.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add passkey
         * @description Keeps the passkey that the browser made. We e-mail the person; with the first second step come recovery codes.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove passkey
         * @description The passkey no longer works. An account that needs a second step keeps one.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/authenticator/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin authenticator app
         * @description A new secret for an authenticator app (RFC 6238), shown this once. It counts once a code of it was confirmed.
         */
        post: operations["beginAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add authenticator app
         * @description Takes the app that has the new secret, by a code of it; an earlier app stops working. We e-mail the person; with the first second step come recovery codes.
         */
        post: operations["addAuthenticator"];
        /**
         * Remove authenticator app
         * @description The app’s codes no longer work. An account that needs a second step keeps one.
         */
        delete: operations["removeAuthenticator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Ten new codes, shown this once; the old ones stop working.
         */
        post: operations["makeRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/remove-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove second step
         * @description For a colleague who lost theirs: removes passkeys, authenticator app and recovery codes, and signs them out. They set up a new one when they sign in. We e-mail them.
         */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/remove-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove second step
         * @description For a client who lost theirs: removes passkeys, authenticator app and recovery codes, and signs them out. We e-mail them.
         */
        post: operations["removeClientSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over
         * @description A code with which the session moves to another host of the firm: it works once, on that host, within 30 seconds.
         */
        post: operations["createHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/hand-over/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over
         * @description Turns the code into a new token on the host it is for; the old token ends. 410 for a code that is used, old or of another host.
         */
        post: operations["redeemHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create account
         * @description Makes an account and mails an invitation to choose a password.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign to advisor
         * @description Moves these clients to the advisor you choose.
         */
        post: operations["assignUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/unassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove from advisor
         * @description These clients are left without an advisor. Those in progress need a new one; the others become new requests again.
         */
        post: operations["unassignUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/make-admin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an admin
         * @description Hand over their clients first. They sign in again as an admin.
         */
        post: operations["makeAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/make-advisor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an advisor
         * @description They work for clients from now on. The last admin stays an admin.
         */
        post: operations["makeAdvisor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clients
         * @description People with an account, page by page. An advisor sees their clients. Closed accounts are left out unless requested by status.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/clients/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of clients
         * @description How many clients with an account the caller works with (all, for an admin); as many as the list of clients has.
         */
        get: operations["countClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/needs-advisor/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clients who need an advisor
         * @description How many clients are in progress and have no advisor now.
         */
        get: operations["countNeedsAdvisor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New requests
         * @description Clients with a submitted checklist nobody has started on, page by page. An advisor sees their own and the pool.
         */
        get: operations["listNewRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/new/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of new requests
         * @description How many new requests the caller may see.
         */
        get: operations["countNewRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/new/{id}/begin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin
         * @description You become the client’s advisor if they have none yet. If another advisor got there first, we tell you who.
         */
        post: operations["beginNewRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/new/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign to advisor
         * @description We notify the advisor and the client.
         */
        post: operations["assignNewRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Person
         * @description One person. A client may ask for themselves only.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Close account
         * @description Closes the account for good: the e-mail is freed and personal data removed; payments, decisions and audit are kept.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/send-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send invitation again
         * @description We e-mail a new link to choose a password. The old link stops working.
         */
        post: operations["sendUserInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set status
         * @description Pauses an account or reactivates it. A refused move answers 409 with the moves open.
         */
        patch: operations["setUserStatus"];
        trace?: never;
    };
    "/users/check/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Account status
         * @description The state of an account. For the caller’s own account it answers even while suspended.
         */
        get: operations["checkUserStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
         * @description Removes a package nobody has bought; a bought one is refused; turn off “For sale” instead.
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
         * Packages for sale
         * @description Every package for sale, in order, for anyone who considers buying. Public (brief section 7).
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
         * @description The caller’s package, what is used of it, what an upgrade costs and what a refund comes to today.
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
         * @description How many packages are for sale. The path is singular, as the brief writes it.
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
         * @description Whether a code is valid for a price, and what is left to pay. Public. With a package, an onboarding or a client’s token it also looks at what needs them; checkout looks again in any case.
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
         * @description Buyers can’t use these codes from now on. Payments already started keep their discount.
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
         * @description Leave the date empty and the coupons never end.
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
         * @description Keeps a person as a prospect. Staff onboard them as their own; without a token the client signs up alone.
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
         * @description Changes the fields sent, until payment or discard. An advisor claims one that nobody owns.
         */
        patch: operations["updateInitialClientData"];
        trace?: never;
    };
    "/users/initial-client-data/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume
         * @description Continues an onboarding. The advisor claims one that nobody owns.
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send resume link
         * @description We e-mail them a link to continue and pay on their own.
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard
         * @description Its links stop working, and a coupon they entered can be used again.
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
         * Continue
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
    "/payments/{id}/receipt/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Receipt as PDF
         * @description A short-lived address of the receipt of a payment that succeeded; 409 before.
         */
        get: operations["getReceiptPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/receipt/pdf/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Receipt as PDF
         * @description The receipt line by line, by signed address.
         */
        get: operations["getReceiptPdfContent"];
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Refund today
         * @description What the refund policy gives today: all until the first link is published, half until the first OTD worksheet, then nothing; less what was refunded already.
         */
        get: operations["quoteRefund"];
        put?: never;
        /**
         * Refund
         * @description We refund what the refund policy says, or the amount you enter. More than the refund policy says is refused (422) until `above_ladder` confirms by how much; a further refund of a payment until `refunded_before` names what was refunded already (409).
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment cases
         * @description Disputes, failed payments and failed refunds, page by page.
         */
        get: operations["listPaymentCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Payment case
         * @description One payment case.
         */
        get: operations["getPaymentCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-cases/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as handled
         * @description A failed payment or refund was taken care of. A dispute is closed by the bank alone.
         */
        post: operations["closePaymentCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refund-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refund requests
         * @description Refund requests, page by page. An advisor sees those of their clients, a client their own.
         */
        get: operations["listRefundRequests"];
        put?: never;
        /**
         * Request a refund
         * @description The client asks for a payment of their own to be refunded. We keep what the refund policy gives at this moment, and notify the admins.
         */
        post: operations["requestRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refund-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Refund request
         * @description One refund request.
         */
        get: operations["getRefundRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refund-requests/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline
         * @description The request is declined with a sentence that the client reads. Nothing is refunded and the package continues.
         */
        post: operations["declineRefundRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refund-requests/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw
         * @description The client no longer asks for this refund.
         */
        post: operations["withdrawRefundRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show checkout
         * @description What an onboarding’s order comes to. Shown first, the total is kept for 30 minutes with its coupon held: no change of package or coupon moves it. A payment that was sent and waits for its confirmation is answered as it is. Nothing is charged.
         */
        post: operations["openCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/own-checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show own checkout
         * @description What the caller’s next package comes to: the first one, or the difference to a higher one. The total is kept for 30 minutes from then on.
         */
        post: operations["openOwnCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment that waits
         * @description The caller’s payment that was sent and waits for its confirmation, as the card payment provider reports it now.
         */
        post: operations["getWaitingPayment"];
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
         * @description Makes the onboarding’s one payment ready at the total that was shown, or checks package and coupon and keeps the total for 30 minutes. Asked again, it is the same payment. When a coupon leaves nothing to pay, it is paid at once.
         */
        post: operations["preparePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a package
         * @description Makes ready the first payment of a client who has an account and no package yet. Asked again it is the same payment; what is paid already is answered as paid. A coupon that leaves nothing to pay confirms it at once.
         */
        post: operations["startPackage"];
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
         * State of the payment
         * @description The server’s word on a payment, by its token. It asks the card payment provider where the word is still out.
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
         * @description The test card desk’s stand-in for the bank’s confirmation screen.
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
         * @description Where the card payment provider tells what happened. The raw body’s signature is verified; twice, late or out of order does no harm.
         */
        post: operations["receivePaymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Employees
         * @description Employees with their load, page by page. An advisor sees themselves.
         */
        get: operations["listEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/create-employee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create advisor
         * @description Makes an employee’s account and mails an invitation to choose a password.
         */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active employees
         * @description Every active employee with their load, by name; those one can assign to.
         */
        get: operations["listActiveEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/unassigned-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unassigned clients
         * @description Clients nobody works for, page by page.
         */
        get: operations["listUnassignedClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Employee
         * @description One employee.
         */
        get: operations["getEmployee"];
        put?: never;
        post?: never;
        /**
         * Close account
         * @description Closes the account of an employee. Their clients move to the advisor named, or need an advisor.
         */
        delete: operations["deleteEmployee"];
        options?: never;
        head?: never;
        /**
         * Save advisor
         * @description Changes the fields sent.
         */
        patch: operations["updateEmployee"];
        trace?: never;
    };
    "/employees/{id}/clients/count": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Clients of an employee
         * @description How many clients the employee works for.
         */
        get: operations["countClientsOfEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/clients": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Clients of an employee
         * @description The clients the employee works for, page by page.
         */
        get: operations["listClientsOfEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/client-folders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Folders of an employee’s clients
         * @description The folders of the clients the employee works for, page by page.
         */
        get: operations["listFoldersOfEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/clients-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Checklists of an employee’s clients
         * @description The checklists of the clients the employee works for, page by page.
         */
        get: operations["listPreferencesOfEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Assign clients
         * @description Gives clients to the employee, taking them over from others. `userId` is the employee again (brief section 7).
         */
        patch: operations["assignClients"];
        trace?: never;
    };
    "/employees/remove-clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Remove clients
         * @description Takes clients away from the employee; they are unassigned afterwards.
         */
        patch: operations["removeClients"];
        trace?: never;
    };
    "/employees/suspend/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Suspend
         * @description Pauses the account until you reactivate it.
         */
        patch: operations["suspendEmployee"];
        trace?: never;
    };
    "/employees/reactivate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reactivate
         * @description They can sign in again. Their clients stay where they are.
         */
        patch: operations["reactivateEmployee"];
        trace?: never;
    };
    "/employees/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What a hand-over would move
         * @description Whose clients, chats, complaints, support requests and follow-ups would change hands, and who could take over.
         */
        get: operations["quoteHandOver"];
        put?: never;
        /**
         * Hand over
         * @description Moves clients of the employee to others, with everything that goes along, at once or not at all. Either all go to one, or each is named with whom it goes to. Open to undo for 24 hours.
         */
        post: operations["handOverClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/hand-overs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Hand-overs of an employee
         * @description The last hand-overs of the employee’s clients, newest first.
         */
        get: operations["listHandOvers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/hand-overs/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo hand-over
         * @description Moves back what nobody has moved since, within 24 hours.
         */
        post: operations["undoHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/send-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send invitation again
         * @description We e-mail a new link to choose a password. The old link stops working.
         */
        post: operations["sendEmployeeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Client preferences
         * @description The checklists the caller may see, page by page; the search looks into makes, models and wishes.
         */
        get: operations["listUserPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-preferences/auto-save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save as you type
         * @description Keeps the parts of the checklist sent: a section is replaced, the others stay. The first save begins the checklist. On a stale version: 409 with the checklist as it is, so that both states can be shown.
         */
        post: operations["autoSavePreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-preferences/selections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save selections
         * @description Replaces all selections of the checklist (brief section 7).
         */
        patch: operations["setPreferencesSelections"];
        trace?: never;
    };
    "/user-preferences/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit checklist
         * @description Hands the checklist in. What is missing is named field by field (422). The first time it makes a new request, and an advisor is chosen by the assignment rule.
         */
        post: operations["submitPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-preferences/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search reach
         * @description What answers mean for the search. Counts the firm’s newest 500 shown listings that meet them; of other clients it says nothing.
         */
        get: operations["getSearchReach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places/{zip}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Five digits. */
                zip: string;
            };
            cookie?: never;
        };
        /**
         * Area of a ZIP
         * @description A ZIP’s place and the centers of the ZIPs around it, for the map of the checklist.
         */
        get: operations["getZipArea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-preferences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Checklist
         * @description One checklist.
         */
        get: operations["getUserPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-preferences/{id}/request-changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for changes
         * @description The client gets the checklist back with your note, and we notify them.
         */
        post: operations["requestPreferencesChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-preferences/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                a: components["schemas"]["Id"];
                /** @description The package. */
                b: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Checklist of a client
         * @description The checklist of one client for one package. A client’s own first look begins it.
         */
        get: operations["getPreferencesOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preferences/trade-in/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save trade-in
         * @description Replaces the trade-in of the checklist.
         */
        post: operations["updateTradeIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client-folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Client folders
         * @description The folders the caller may see, page by page. A client sees their own, once staff show it.
         */
        get: operations["listClientFolders"];
        put?: never;
        /**
         * Create folder
         * @description Makes the folder of a client who has none; each client has one.
         */
        post: operations["createClientFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client-folders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Folder
         * @description One folder.
         */
        get: operations["getClientFolder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save folder
         * @description Changes the fields sent.
         */
        patch: operations["updateClientFolder"];
        trace?: never;
    };
    "/client-folders/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Files
         * @description The files of a folder, newest first. A client sees the files shown.
         */
        get: operations["listFolderFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client-folders/{id}/upload-files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload files
         * @description Puts files into the folder: up to 20 at once, 25 MB each; pictures (JPEG, PNG, WebP, GIF, AVIF, TIFF; no HEIC), PDF, office documents and text, judged by content. A name that is taken becomes `name (2).pdf`. Staff uploads stay hidden from the client until shown; a client’s own are shown.
         */
        post: operations["uploadFolderFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client-folders/{id}/update-display": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Show or hide folder
         * @description A hidden folder keeps its files; the client just can’t open it.
         */
        patch: operations["updateFolderDisplay"];
        trace?: never;
    };
    "/client-folders/{id}/update-file-visibility": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Show or hide file
         * @description Decides whether the client sees a file; showing one tells them.
         */
        patch: operations["updateFileVisibility"];
        trace?: never;
    };
    "/client-folders/{id}/delete-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete file
         * @description Removes a file from the folder. A client may remove what they uploaded.
         */
        delete: operations["deleteFolderFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client-folders/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download all
         * @description A signed address, good for 60 seconds, of a zip with every file of the folder the caller may see.
         */
        get: operations["getFolderArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complaints
         * @description The complaints the caller may see, page by page.
         */
        get: operations["listComplaints"];
        put?: never;
        /**
         * Launch complaint
         * @description A client complains; staff may write one down for a client. We notify the admins.
         */
        post: operations["createComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open complaints
         * @description How many complaints the caller may see are open (submitted, in progress or waiting on the client).
         */
        get: operations["countComplaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Complaints of a client
         * @description The complaints of one client, page by page.
         */
        get: operations["listComplaintsOfClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints/user/{id}/count": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Complaints of a client
         * @description How many complaints the client has made.
         */
        get: operations["countComplaintsOfClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Complaint
         * @description One complaint.
         */
        get: operations["getComplaint"];
        put?: never;
        post?: never;
        /**
         * Delete complaint
         * @description Removes a complaint made by mistake, with its timeline.
         */
        delete: operations["deleteComplaint"];
        options?: never;
        head?: never;
        /**
         * Save complaint
         * @description Changes the fields sent. A client may do so until staff have started.
         */
        patch: operations["updateComplaint"];
        trace?: never;
    };
    "/complaints/{id}/assigned-to": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Complaints assigned to
         * @description The complaints assigned to one employee, page by page.
         */
        get: operations["listComplaintsAssignedTo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints/{id}/count": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Complaints assigned to
         * @description How many open complaints are assigned to the employee.
         */
        get: operations["countComplaintsAssignedTo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set status
         * @description The new status appears in the complaint’s timeline, and we notify the other side. A refused move answers 409 with the moves open.
         */
        patch: operations["setComplaintStatus"];
        trace?: never;
    };
    "/complaints/{id}/assign/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
                /** @description Who takes it on. */
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Assign to advisor
         * @description We notify the advisor you choose.
         */
        patch: operations["assignComplaint"];
        trace?: never;
    };
    "/complaints/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Timeline
         * @description What happened to the complaint and what was said, newest first, in pages by cursor. Internal entries are for staff.
         */
        get: operations["listComplaintEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply
         * @description We notify the other side. Only staff see an internal note. A client’s reply reopens a complaint that’s waiting on them.
         */
        post: operations["replyToComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Match
         * @description Whom a car fits, or who wants what is asked for: clients in progress in the caller’s scope, by what their newest checklist says.
         */
        get: operations["matchClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/match/cars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cars the firm knows
         * @description Listings and links in the caller’s scope that fit this client, the best first: each car once, none that is gone. Without a client the newest, to choose one from.
         */
        get: operations["matchCars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/match/propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose
         * @description Each client gets the car as a link of their own, with its photos. Who has it already, or has no room for another, is named and left out; {first_name} in the message is each client’s.
         */
        post: operations["proposeCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search
         * @description Everything the caller may see that has these words, the best first: clients, cars, messages, files, cases, payments and settings. Names count for what belongs to a client; a phone number is found in any writing.
         */
        get: operations["searchAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chats
         * @description The chats the caller may see, page by page; the ones longest waiting for an answer by sorting on waiting_since.
         */
        get: operations["listChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chats waiting
         * @description How many chats wait for the caller: for staff those that need a reply, for a client those with a new reply. 10001 means more than 10000.
         */
        get: operations["countChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/employee/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Chats of an employee
         * @description The chats of one employee, page by page.
         */
        get: operations["listChatsOfEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send
         * @description Sends a message. The sender creates the message_id: the same one sent again answers the message already kept, so a retry never doubles. A client’s message makes the chat need a reply; a reply of staff ends that.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/update-status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A chat, or 21 for the desk chat. */
                id: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set status
         * @description Moves the employee side of a chat: resolve, snooze until a moment, or take the duty to reply back up.
         */
        patch: operations["updateChatStatus"];
        trace?: never;
    };
    "/chats/update-status-client/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A chat, or 21 for the desk chat. */
                id: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set status
         * @description Moves the client side of a chat.
         */
        patch: operations["updateChatStatusClient"];
        trace?: never;
    };
    "/chats/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A chat, or 21 for the desk chat. */
                id: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        /**
         * Chat
         * @description A chat with its newest messages. 21 is the desk chat: to a client their own thread with the desk, to staff the queue of those threads.
         */
        get: operations["getChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A chat, or 21 for the desk chat. */
                id: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        /**
         * Messages
         * @description Messages of a chat, oldest first: those before a number, or those after it.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A chat, or 21 for the desk chat. */
                id: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as read
         * @description Moves the caller’s side of the chat on to a message. The duty to reply stays.
         */
        post: operations["markChatRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listings
         * @description The listings the caller may see, page by page. A client sees those shown to them.
         */
        get: operations["listListings"];
        put?: never;
        /**
         * Add listing
         * @description Presents a car with photos and data.
         */
        post: operations["createListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Listing
         * @description One listing.
         */
        get: operations["getListing"];
        put?: never;
        post?: never;
        /**
         * Delete listing
         * @description Removes the listing; links made of it stay.
         */
        delete: operations["deleteListing"];
        options?: never;
        head?: never;
        /**
         * Save listing
         * @description Changes the fields sent; new photos go after those there.
         */
        patch: operations["updateListing"];
        trace?: never;
    };
    "/listings/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose to clients
         * @description Each client you choose gets the car as a link, with its photos.
         */
        post: operations["makeLinksOfListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links
         * @description The links the caller may see, page by page. A client sees only those shown to them.
         */
        get: operations["listLinks"];
        put?: never;
        /**
         * Add link
         * @description Adds one link for a client. Its address is cleaned and must not be there yet for this client.
         */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Link
         * @description One link.
         */
        get: operations["getLink"];
        put?: never;
        post?: never;
        /**
         * Delete link
         * @description Removes a link with its reports, worksheets and history. One that was bought stays.
         */
        delete: operations["deleteLink"];
        options?: never;
        head?: never;
        /**
         * Save link
         * @description Changes what is known of the car and the offer.
         */
        patch: operations["updateLink"];
        trace?: never;
    };
    "/links/{id}/count": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Links of a client
         * @description How many links the client has, of those the caller may see.
         */
        get: operations["countLinksOfClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/counts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Links by state
         * @description How many links of the client are in each state, of those the caller may see.
         */
        get: operations["countLinksByStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload links
         * @description One link per row. We add the good rows and show what’s wrong with the others.
         */
        post: operations["uploadLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/manual-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add links
         * @description Add several links at once. We check each row separately.
         */
        post: operations["addLinksByHand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at addresses
         * @description What pasted addresses tell by themselves, cleaned, with those that are there already marked. Nothing is fetched and nothing is added.
         */
        post: operations["previewLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/tier": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set tier
         * @description How strongly you recommend it.
         */
        patch: operations["setLinkTier"];
        trace?: never;
    };
    "/links/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Decide
         * @description The client’s three choices (research, Out the Door price, reject) and the next steps. A move that is not open answers 409 with the present state and the moves open; when two act at once, the second gets that answer. A move that takes a report, a worksheet or a final price is refused here (409).
         */
        patch: operations["setLinkStatus"];
        trace?: never;
    };
    "/links/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Comment
         * @description Your comment to the client.
         */
        patch: operations["setLinkComments"];
        trace?: never;
    };
    "/links/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Note
         * @description Only staff see it.
         */
        patch: operations["setLinkNotes"];
        trace?: never;
    };
    "/links/{id}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Show or hide
         * @description The client sees a published car at once. A hidden one disappears from their listings.
         */
        patch: operations["setLinkVisibility"];
        trace?: never;
    };
    "/links/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Still available
         * @description Use it once you’ve checked with the seller today.
         */
        post: operations["verifyLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post research report
         * @description The client reads it and we notify them. Another report becomes a new revision.
         */
        post: operations["postResearchReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/worksheet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter OTD worksheet
         * @description Enter the dealer’s quote line by line; we calculate tax and totals by today’s rule and notify the client. Another quote becomes a new revision.
         */
        post: operations["addOtdWorksheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/final-price": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record final price
         * @description What the client paid in the end. The car is then marked as purchased.
         */
        post: operations["recordFinalPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * History
         * @description What happened to the link, newest first, in pages by cursor. A client sees what concerned them.
         */
        get: operations["listLinkEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish
         * @description Clients see these cars at once. Each client gets one notification.
         */
        post: operations["publishLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide
         * @description Clients no longer see these cars until you publish them again.
         */
        post: operations["hideLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/set-tier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set tier
         * @description The tier tells clients how strongly you recommend a car.
         */
        post: operations["setLinksTier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/delete-many": {
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
         * @description Removes the links; those that were bought stay.
         */
        post: operations["deleteLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/research-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Research reports
         * @description Reports on the links the caller may see, page by page.
         */
        get: operations["listResearchReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/research-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Research report
         * @description One research report.
         */
        get: operations["getResearchReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/otd-worksheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OTD worksheets
         * @description Worksheets of the links the caller may see, all revisions, page by page.
         */
        get: operations["listOtdWorksheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/otd-worksheets/fee-medians": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fee medians
         * @description The medians of fees in one state over the last revisions of the firm’s 2,000 newest worksheets; a fee that fewer than 5 of them list is left out.
         */
        get: operations["getFeeMedians"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/otd-worksheets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * OTD worksheet
         * @description One OTD worksheet.
         */
        get: operations["getOtdWorksheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/otd-worksheets/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download PDF
         * @description A signed address, good for 60 seconds, of the worksheet as a PDF.
         */
        get: operations["getOtdWorksheetPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/otd-worksheets/{id}/pdf/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Worksheet as PDF
         * @description The worksheet line by line, by signed address; its lines add up as on the screen.
         */
        get: operations["getOtdWorksheetPdfContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard-listings/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work table
         * @description One line for each client in scope; due and overdue re-engage dates come first unless another order is requested.
         */
        get: operations["listDashboardListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard-listings/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work table counts
         * @description The numbers above the work table and on its board.
         */
        get: operations["countDashboardListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard-listings/urgent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who needs me now
         * @description What waits for the advisor, the most urgent first; what the reader has snoozed comes last, what they marked as done is left out.
         */
        get: operations["listUrgentItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Snooze or mark as done
         * @description For the reader’s own queue; it is back when something new happens. What a client waits for is done by doing it and can only be snoozed. Chats and follow-ups are snoozed and ended on their own records.
         */
        patch: operations["markUrgentItem"];
        trace?: never;
    };
    "/dashboard-listings/status-tracker/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Status tracker
         * @description How far the work for the client has come. The client sees the steps, not the notes.
         */
        get: operations["getStatusTracker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard-listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Work table row
         * @description One line of the work table.
         */
        get: operations["getDashboardListing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/dashboard-listings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Work table of an employee
         * @description The work table of one employee, page by page; due and overdue re-engage dates come first unless another order is requested.
         */
        get: operations["listDashboardListingsOfEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-step-in-process/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move
         * @description The step also moves by itself as the work goes forward.
         */
        patch: operations["updateStepInProcess"];
        trace?: never;
    };
    "/update-note-status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set note status
         * @description Whose move it is.
         */
        patch: operations["updateNoteStatus"];
        trace?: never;
    };
    "/update-re-engage-date/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set re-engage date
         * @description When to get in touch again. Leave empty to clear the date.
         */
        patch: operations["updateReEngageDate"];
        trace?: never;
    };
    "/customer-trackers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Tracker
         * @description The tracker of a client; empty until something is written.
         */
        get: operations["getCustomerTracker"];
        put?: never;
        post?: never;
        /**
         * Clear tracker
         * @description Empties the tracker; its history stays.
         */
        delete: operations["deleteCustomerTracker"];
        options?: never;
        head?: never;
        /**
         * Save field
         * @description Sets one field; an empty value takes it off.
         */
        patch: operations["updateCustomerTracker"];
        trace?: never;
    };
    "/customer-trackers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * History
         * @description Every change of the tracker, newest first, in pages by cursor.
         */
        get: operations["listTrackerChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-trackers/last-contact-date/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set last contact
         * @description The day the client was last contacted.
         */
        patch: operations["updateLastContactDate"];
        trace?: never;
    };
    "/journey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My journey
         * @description Where the client is on the journey, what waits for them, and the counts beside the navigation.
         */
        get: operations["getJourney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journey/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Journey of a client
         * @description The journey as the client sees it; what waits there waits for the client.
         */
        get: operations["getJourneyOfClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timeline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Timeline
         * @description What happened for client {id}, newest first, in pages by cursor. Internal entries are for staff.
         */
        get: operations["listTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One's own user id. */
                a: components["schemas"]["Id"];
                /** @description One's own role. */
                b: components["schemas"]["Role"];
            };
            cookie?: never;
        };
        /**
         * Notifications
         * @description The caller’s notifications, newest first, in pages by cursor. Another person’s id or role answers 404 (brief section 7).
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{a}/count/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One's own user id. */
                a: components["schemas"]["Id"];
                /** @description One's own role. */
                b: components["schemas"]["Role"];
            };
            cookie?: never;
        };
        /**
         * Unread notifications
         * @description How many of the caller’s notifications are unread. 10001 means more than 10000.
         */
        get: operations["countNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mark-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as read
         * @description Marks one of the caller’s notifications as read.
         */
        post: operations["markNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mark-all-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all as read
         * @description Marks all of the caller’s notifications as read; answers how many were unread.
         */
        post: operations["markAllNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Listen
         * @description Lets one connection to the push service hear a private channel: `private-user-` and the caller’s id. Any other channel answers 404.
         *     Without a channel the connection itself is signed in with the hosted service, so that it can be ended with the session; where this server
         *     pushes by itself there is no need, and that answers 404, too.
         */
        post: operations["authorizePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/together": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask together
         * @description Several calls of the caller in one: a change first, if there is one, then what is read. Each is answered as it would be alone, with the same access, limits
         *     and entries in the audit; what one is refused does not stop the others. For a page that hears that something changed and shows it in several places.
         */
        post: operations["askTogether"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * System
         * @description How the installation does: versions, queues, mails, backups, slow calls, live updates and disk, with what needs attention first.
         */
        get: operations["getSystemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/back-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Back up now
         * @description Starts a backup at once, beside those that are scheduled. Refused while one is running, and where none are set up.
         */
        post: operations["backUpNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/mails/try-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try mails again
         * @description Sends late mails at once instead of at their next try. Others are left as they are.
         */
        post: operations["tryMailsAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/mails/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark mails as handled
         * @description Takes mails that can’t be delivered out of the list: the people know it another way. Others are left as they are.
         */
        post: operations["settleMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public settings
         * @description What a browser must know before anything else.
         */
        get: operations["getPublicSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Firm settings
         * @description What the firm decides for itself.
         */
        get: operations["getFirmSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save settings
         * @description Changes the fields sent.
         */
        patch: operations["updateFirmSettings"];
        trace?: never;
    };
    "/front-door": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Front door
         * @description What the firm says of itself on its front door.
         */
        get: operations["getFrontDoor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save front door
         * @description Changes the fields sent; visitors see them at once.
         */
        patch: operations["updateFrontDoor"];
        trace?: never;
    };
    "/front-door/preview": {
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
         * @description The front door as it would be with these fields; nothing is saved.
         */
        post: operations["previewFrontDoor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Support requests
         * @description Questions to the firm, page by page.
         */
        get: operations["listSupportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Support request
         * @description One support request.
         */
        get: operations["getSupportRequest"];
        put?: never;
        post?: never;
        /**
         * Delete support request
         * @description Removes what is no question, such as spam.
         */
        delete: operations["deleteSupportRequest"];
        options?: never;
        head?: never;
        /**
         * Save support request
         * @description Sets who takes care of it.
         */
        patch: operations["updateSupportRequest"];
        trace?: never;
    };
    "/support-requests/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set status
         * @description Mark it as answered once you’ve replied by e-mail. A refused move answers 409 with the moves open.
         */
        patch: operations["setSupportRequestStatus"];
        trace?: never;
    };
    "/tax-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tax rules
         * @description The tax rules the firm has entered.
         */
        get: operations["listTaxRules"];
        put?: never;
        /**
         * Add tax rule
         * @description Enters a rule.
         */
        post: operations["createTaxRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Tax rule
         * @description One tax rule.
         */
        get: operations["getTaxRule"];
        put?: never;
        post?: never;
        /**
         * Delete tax rule
         * @description Removes the rule; quotes made with it keep it.
         */
        delete: operations["deleteTaxRule"];
        options?: never;
        head?: never;
        /**
         * Save tax rule
         * @description Changes the rule for quotes to come; those made keep the rule as it was. An example that is changed is one no more.
         */
        patch: operations["updateTaxRule"];
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload file
         * @description Keeps a file until a message, complaint or checklist takes it up; a file that is not used within a day is removed. 25 MB; pictures (JPEG, PNG, WebP, GIF, AVIF, TIFF; no HEIC), PDF, office documents and text, judged by content.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start upload
         * @description Announces a file that is sent in parts, so that a lost connection costs no more than one of them. With the hash of a file whose upload the caller has started and not used yet, that upload is returned, as far as it is. Kept for a day, for the caller alone.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Upload
         * @description How much of a file is here.
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        /**
         * Discard upload
         * @description Removes what is here of a file.
         */
        delete: operations["discardUpload"];
        options?: never;
        head?: never;
        /**
         * Send part
         * @description Adds the next part. It begins where the one before ended; a part from anywhere else answers 409 with the present upload (`current`).
         */
        patch: operations["continueUpload"];
        trace?: never;
    };
    "/files/{id}/address": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Open file
         * @description A signed address of one file for one person, good for 60 seconds.
         */
        get: operations["getFileAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * File content
         * @description The bytes, by signed address; the signature comes from the authorised call that returned it.
         */
        get: operations["getFileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/archive/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The folder. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Archive content
         * @description A zip of the folder’s files, by signed address.
         */
        get: operations["getArchiveContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures
         * @description How many clients, requests, chats and complaints there are now, and what of them needs attention.
         */
        get: operations["getFiguresReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Revenue by month
         * @description What was paid in a period less what was refunded in it, by package, cut into days, weeks or months of the firm’s time zone; with the period before to compare.
         */
        get: operations["getRevenueReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Month’s statement
         * @description Cash and earned of a month from the ledger, with every entry, in the firm’s time zone. It says whether it balances.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activity
         * @description How often something happened in a period, by advisor, cut into days, weeks or months of the firm’s time zone; with the period before to compare.
         */
        get: operations["getActivityReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/breakdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Breakdown
         * @description How a count of a period splits: by make, by reason, by category; with the period before to compare.
         */
        get: operations["getBreakdownReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * From prospect to delivered
         * @description Of the prospects who started in a period: how many have come how far by now.
         */
        get: operations["getFunnelReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/workload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Workload
         * @description How many clients each advisor has and how many of them wait for a reply, and whom nobody called when it was time.
         */
        get: operations["getWorkloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deals
         * @description Deals by state, what clients saved, and how they rated it, the unhappy ones first.
         */
        get: operations["getDealsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{resource}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource whose list is exported, by its name in this contract. */
                resource: string;
            };
            cookie?: never;
        };
        /**
         * Export
         * @description A signed address of the whole list as CSV, for one person and 60 seconds. Takes the filter and the sort of that list and gives what its caller’s role may see there.
         */
        get: operations["getExportAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{resource}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource whose list is exported, by its name in this contract. */
                resource: string;
            };
            cookie?: never;
        };
        /**
         * Export content
         * @description The list as CSV in UTF-8 with a byte order mark, row by row as it is read, by signed address; ends with the session that requested it.
         */
        get: operations["getExportContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Audit
         * @description Who did what when: every changing call of the staff and everything about signing in, newest first. Nothing of it is ever edited.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Audit entry
         * @description One thing that was done.
         */
        get: operations["getAuditEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tasks
         * @description Tasks of the caller’s clients and of their own; the earliest first.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Add task
         * @description Adds a task for a client’s advisor, for oneself or for a colleague. A client has one open follow-up; a second one moves it.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Week
         * @description What is due, deliveries and bids of one week, for the caller’s clients and their own tasks.
         */
        get: operations["getWeek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Task
         * @description One task.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete task
         * @description For a task added by mistake.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Save task
         * @description Changes what is to be done, by when, or who does it.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/tasks/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as done
         * @description The task is done.
         */
        post: operations["finishTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open again
         * @description The task is open again. A client has one open follow-up at most.
         */
        post: operations["reopenTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calendar feed
         * @description Whether the caller has a calendar feed.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        /**
         * Create address
         * @description A new address at which a calendar program reads the caller’s weeks. The address before it stops working.
         */
        post: operations["createCalendarFeed"];
        /**
         * Turn off
         * @description The address stops working at once.
         */
        delete: operations["deleteCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feed/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calendar
         * @description What is due, deliveries and bids from a week ago to eight weeks ahead (RFC 5545). Clients by first name and initial; no address, phone number or price.
         */
        get: operations["getCalendarFeedContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contact log
         * @description Calls, texts, e-mails, meetings and notes with the caller’s clients; the newest first.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Log contact
         * @description Notes what was said with a client. All but a note set the client’s last contact; a next step becomes a task.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Contact
         * @description One entry of the contact log.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /**
         * Delete contact
         * @description For an entry added by mistake. Its next step stays.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Save contact
         * @description Corrects an entry of the contact log.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/dealers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dealers
         * @description The firm’s dealers.
         */
        get: operations["listDealers"];
        put?: never;
        /**
         * Add dealer
         * @description Adds a dealer. One with the same name and ZIP is not added again.
         */
        post: operations["createDealer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dealers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Dealer
         * @description One of the firm’s dealers.
         */
        get: operations["getDealer"];
        put?: never;
        post?: never;
        /**
         * Delete dealer
         * @description Removes a dealer that was never asked. Others stay, for the prices they gave; merge those found twice.
         */
        delete: operations["deleteDealer"];
        options?: never;
        head?: never;
        /**
         * Save dealer
         * @description Changes what is known of the dealer.
         */
        patch: operations["updateDealer"];
        trace?: never;
    };
    "/dealers/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge
         * @description For a dealer that was added twice. Its requests, prices and contacts move to the other one.
         */
        post: operations["mergeDealer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bid-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price requests
         * @description Price requests of clients in scope, page by page.
         */
        get: operations["listBidRequests"];
        put?: never;
        /**
         * Ask dealers
         * @description Describe the car and choose the dealers. Nothing is sent yet.
         */
        post: operations["createBidRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bid-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Price request
         * @description One price request.
         */
        get: operations["getBidRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save price request
         * @description Changes what dealers read. Those who have it open read it anew.
         */
        patch: operations["updateBidRequest"];
        trace?: never;
    };
    "/bid-requests/{id}/dealers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Dealers and their prices
         * @description The dealers of one price request, with every price they gave, lowest first.
         */
        get: operations["listBidInvitations"];
        put?: never;
        /**
         * Add dealers
         * @description They get the request at once if it’s open.
         */
        post: operations["addBidDealers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bid-requests/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send to dealers
         * @description Each dealer gets an e-mail with a page of its own. They see three digits of the ZIP and the wish, nothing else.
         */
        post: operations["sendBidRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bid-requests/{id}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start next round
         * @description Asks the dealers who answered to beat a price. They read the price, not whose it is.
         */
        post: operations["startBidRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bid-requests/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend
         * @description Gives dealers more time. Those who haven’t answered hear about it.
         */
        post: operations["extendBidRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bid-requests/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close
         * @description Dealers can’t answer any more. What they sent stays.
         */
        post: operations["closeBidRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bid-requests/{id}/bids": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Type in answer
         * @description For a price a dealer gave by phone or in a document. It becomes the dealer’s next revision.
         */
        post: operations["enterBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bid-requests/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as declined
         * @description For a dealer who told you they can’t offer it.
         */
        post: operations["declineForDealer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bid-requests/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish prices
         * @description The client sees these prices line by line. Each becomes an Out-the-Door worksheet.
         */
        post: operations["publishBids"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bids
         * @description The cars that dealers were asked to price for the caller, newest first.
         */
        get: operations["listBids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bids/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Bids for a car
         * @description What dealers bid for one car of the caller’s.
         */
        get: operations["getBids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dealer-answers/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at a price request
         * @description What one dealer was asked, by the address mailed to them. Public.
         */
        post: operations["openDealerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dealer-answers/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what was typed
         * @description Keeps a dealer’s lines before they are sent. A newer draft is not overwritten (409). Public.
         */
        post: operations["saveDealerDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dealer-answers/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send price
         * @description Sends a dealer’s price to the firm. Another one is the next revision, until the request is due. Public.
         */
        post: operations["sendDealerAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dealer-answers/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * We can’t offer this car
         * @description Tells the firm that this dealer gives no price. Public.
         */
        post: operations["declineDealerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dealer-answers/remove-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove file
         * @description Removes a file before the price is sent. Public.
         */
        post: operations["removeDealerFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dealer-answers/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach file
         * @description Takes a file of up to 10 MB along with a price, three at most. Only staff open it. Public.
         */
        post: operations["uploadDealerFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/vin/{vin}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As typed. */
                vin: string;
            };
            cookie?: never;
        };
        /**
         * VIN facts
         * @description What a VIN says of its car. Nothing is asked outside; a doubtful VIN says less and is never refused.
         */
        get: operations["readVin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/makes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makes of cars
         * @description Makes by name, mistyped ones too, best first; without words those sold most here. Anything else may be typed where a make is asked for.
         */
        get: operations["listVehicleMakes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Models of cars
         * @description Models by name, mistyped ones too, best first; of a make, a year, a body where those are given.
         */
        get: operations["listVehicleModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deals
         * @description Deals of clients in scope, page by page. A client sees their own.
         */
        get: operations["listDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Deal
         * @description One deal.
         */
        get: operations["getDeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark paper
         * @description Says whether a paper is there. A client marks those they bring.
         */
        patch: operations["setDealPaper"];
        trace?: never;
    };
    "/deals/{id}/papers/add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add paper
         * @description For something this deal needs beside the usual papers.
         */
        post: operations["addDealPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/contract": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter contract
         * @description Type the contract line by line, as it states them. We compare each line with what was agreed, to the cent.
         */
        post: operations["enterContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/differences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer difference
         * @description Ask the dealer to remove it, or accept it with a reason the client reads.
         */
        post: operations["answerDifference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/revise": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revise the quote
         * @description Makes the contract’s lines the agreed price, as a new worksheet. The client sees the new price before confirming.
         */
        post: operations["reviseDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm contract
         * @description The client confirms that the contract is as agreed. Refused as long as a difference has no answer.
         */
        post: operations["confirmContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer delivery times
         * @description The client chooses one. Offering new times frees the chosen one unless it stays.
         */
        post: operations["offerDeliverySlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/slot": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose delivery time
         * @description The client chooses one of the times offered.
         */
        post: operations["pickDeliverySlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record delivery
         * @description What the client paid in the end. The car is then marked as purchased and delivered, and we ask the client how it went.
         */
        post: operations["deliverDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deal fell through
         * @description The car becomes unavailable and you search again. Everything is kept.
         */
        post: operations["endDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw acceptance
         * @description The price is open again. Everything of the deal is kept.
         */
        post: operations["withdrawDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/survey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate
         * @description How it went, 1 to 5 and in words; once.
         */
        post: operations["rateDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deal-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deal checks
         * @description Deal checks of clients in scope, page by page. A client sees their own.
         */
        get: operations["listDealChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deal-checks/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send quote
         * @description For a review package: a dealer’s quote or contract as a file, photos or typed lines. Your advisor answers each line.
         */
        post: operations["sendDealCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deal-checks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Deal check
         * @description One deal check, with its versions.
         */
        get: operations["getDealCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deal-checks/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send next version
         * @description What the dealer offers now. The report compares it with the version before.
         */
        post: operations["addDealCheckVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deal-checks/{id}/begin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start review
         * @description The client sees that the review has started.
         */
        post: operations["beginDealCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deal-checks/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save review
         * @description Keeps the review as it is so far. The client doesn’t see it before the report is sent.
         */
        put: operations["saveDealCheckReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deal-checks/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send report
         * @description Sends the report to the client.
         */
        post: operations["answerDealCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deal-checks/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Report as PDF
         * @description A short-lived address of the report on the newest version that was answered.
         */
        get: operations["getDealCheckPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deal-checks/{id}/pdf/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Report as PDF
         * @description The report line by line, by signed address.
         */
        get: operations["getDealCheckPdfContent"];
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
         * Role
         * @description What the person is to the firm.
         * @enum {string}
         */
        Role: "admin" | "employee" | "client";
        /**
         * Event
         * @description Something that happened, as the log keeps it. Ids, states, amounts and days stay; what is plain text (a title, the name of a file, a note) is kept apart, by client, and goes with the account. Sentences are written from both each time one is read.
         */
        Event: {
            /** @constant */
            kind: "imported";
            /**
             * Was
             * Format: name
             * @description The kind it had.
             * @example links_published
             */
            was: string;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            words: string;
        } | {
            /** @constant */
            kind: "links_published";
            /**
             * How many
             * @example 3
             */
            count: number;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title?: string;
        } | {
            /** @constant */
            kind: "link_added";
        } | {
            /** @constant */
            kind: "link_published";
        } | {
            /** @constant */
            kind: "link_hidden";
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "link_edited";
            /**
             * Fields
             * @description Which fields were changed.
             * @example [
             *       "price"
             *     ]
             */
            fields: string[];
        } | {
            /** @constant */
            kind: "link_moved";
            from: components["schemas"]["LinkStatus"];
            to: components["schemas"]["LinkStatus"];
            reason: components["schemas"]["LinkReason"] | null;
            /**
             * Amount
             * Format: cents
             * @description The price it was about, in cents.
             * @example 3941453
             */
            amount: number | null;
            /**
             * Target price
             * Format: cents
             * @description What the client wants to pay out the door, in cents.
             * @example 3900000
             */
            target_total?: number;
            /**
             * Told
             * @description What it belongs to tells the client.
             * @example true
             */
            told?: boolean;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
            /**
             * Remark
             * @description Why, or what else there is to say, in the person’s own words.
             * @example Too far for a test drive.
             */
            remark: string | null;
        } | {
            /** @constant */
            kind: "link_report_posted";
        } | {
            /** @constant */
            kind: "link_worksheet_added";
            /**
             * Amount
             * Format: cents
             * @description The price it was about, in cents.
             * @example 3941453
             */
            amount: number | null;
            /**
             * Remark
             * @description Why, or what else there is to say, in the person’s own words.
             * @example Too far for a test drive.
             */
            remark: string | null;
        } | {
            /** @constant */
            kind: "link_final_price_recorded";
            /**
             * Amount
             * Format: cents
             * @description The price it was about, in cents.
             * @example 3941453
             */
            amount: number | null;
        } | {
            /** @constant */
            kind: "research_posted";
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "otd_received";
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "bids_requested";
            /**
             * How many
             * @example 3
             */
            count: number;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "bid_round_started";
            /**
             * Round
             * @example 2
             */
            round: number;
            /**
             * Amount
             * Format: cents
             * @description The price it was about, in cents.
             * @example 3941453
             */
            amount: number | null;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "bids_extended";
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "bids_closed";
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "bid_received";
            /**
             * Dealer
             * Format: name
             * @description As it was called then.
             * @example Northgate Toyota
             */
            dealer_name: string;
            /**
             * Amount
             * Format: cents
             * @description The price it was about, in cents.
             * @example 3941453
             */
            amount: number | null;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "bid_declined";
            /**
             * Dealer
             * Format: name
             * @description As it was called then.
             * @example Northgate Toyota
             */
            dealer_name: string;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
            /**
             * Remark
             * @description Why, or what else there is to say, in the person’s own words.
             * @example Too far for a test drive.
             */
            reason: string | null;
        } | {
            /** @constant */
            kind: "bids_due";
            /**
             * Answered
             * @example 3
             */
            answered: number;
            /**
             * Dealers asked
             * @example 5
             */
            asked: number;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "bids_published";
            /**
             * How many
             * @example 3
             */
            count: number;
            /**
             * Amount
             * Format: cents
             * @description The price it was about, in cents.
             * @example 3941453
             */
            amount: number | null;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "deal_paper";
            /**
             * Done
             * @example true
             */
            is_done: boolean;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            label: string;
        } | {
            /** @constant */
            kind: "deal_contract";
            /**
             * Amount
             * Format: cents
             * @description The price it was about, in cents.
             * @example 3941453
             */
            amount: number | null;
            /**
             * To resolve
             * @description Differences without an answer.
             * @example 1
             */
            open: number;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "deal_difference";
            answer: components["schemas"]["DifferenceAnswer"];
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            label: string;
            /**
             * Remark
             * @description Why, or what else there is to say, in the person’s own words.
             * @example Too far for a test drive.
             */
            reason: string | null;
        } | {
            /** @constant */
            kind: "deal_revised";
            /**
             * Amount
             * Format: cents
             * @description The price it was about, in cents.
             * @example 3941453
             */
            amount: number | null;
            /**
             * Remark
             * @description Why, or what else there is to say, in the person’s own words.
             * @example Too far for a test drive.
             */
            remark: string | null;
        } | {
            /** @constant */
            kind: "deal_confirmed";
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "deal_slots";
            /**
             * How many
             * @example 3
             */
            count: number;
        } | {
            /** @constant */
            kind: "deal_slot";
            starts_at: components["schemas"]["Instant"];
        } | {
            /** @constant */
            kind: "deal_delivered";
            /**
             * Amount
             * Format: cents
             * @description The price it was about, in cents.
             * @example 3941453
             */
            amount: number | null;
            /**
             * Saved
             * Format: cents
             * @example 161990
             */
            savings: number | null;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "deal_rated";
            /**
             * Rating
             * @example 5
             */
            rating: number;
        } | {
            /** @constant */
            kind: "deal_check_sent";
            paper: components["schemas"]["CheckedPaper"];
            /**
             * Version
             * @example 1
             */
            number: number;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "deal_check_begun";
            paper: components["schemas"]["CheckedPaper"];
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "deal_check_answered";
            verdict: components["schemas"]["DealVerdict"];
            /**
             * Amount
             * Format: cents
             * @description The price it was about, in cents.
             * @example 3941453
             */
            amount: number | null;
            /**
             * Lines to ask for
             * @example 4
             */
            count: number;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "coupon_made";
        } | {
            /** @constant */
            kind: "coupon_changed";
            /**
             * Field
             * Format: name
             * @description Which field of the coupon.
             * @example max_redemptions
             */
            field: string;
            /**
             * Before
             * @description The value before.
             * @example 120
             */
            before: string | null;
            /**
             * After
             * @description The value now.
             * @example 150
             */
            after: string | null;
            kind_before: components["schemas"]["CouponKind"];
            kind_after: components["schemas"]["CouponKind"];
        } | {
            /** @constant */
            kind: "complaint_opened";
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            subject: string;
        } | {
            /** @constant */
            kind: "complaint_updated";
            to: components["schemas"]["ComplaintStatus"];
            /**
             * Person
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            employee_id: string | null;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            subject: string;
            /**
             * Note
             * @description What was said with it.
             * @example Which of the two cars?
             */
            note: string | null;
        } | {
            /** @constant */
            kind: "complaint_replied";
            /**
             * Person
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            employee_id: string | null;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            subject: string;
        } | {
            /** @constant */
            kind: "complaint_assigned";
            /**
             * Person
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            employee_id: string | null;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            subject: string;
        } | {
            /** @constant */
            kind: "message_new";
        } | {
            /** @constant */
            kind: "file_shared";
            /**
             * How many
             * @example 3
             */
            count: number;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            file_name?: string;
        } | {
            /** @constant */
            kind: "file_uploaded";
            /**
             * How many
             * @example 3
             */
            count: number;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            file_name?: string;
        } | {
            /** @constant */
            kind: "file_removed";
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            file_name: string;
        } | {
            /** @constant */
            kind: "checklist_submitted";
            /**
             * Again
             * @example false
             */
            again: boolean;
        } | {
            /** @constant */
            kind: "checklist_changed";
        } | {
            /** @constant */
            kind: "checklist_changes_requested";
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            note: string;
        } | {
            /** @constant */
            kind: "tracker_changed";
            /**
             * Field
             * @description Which field of the tracker.
             * @example budget
             */
            field: string;
            /**
             * Before
             * @description The value before.
             * @example 120
             */
            before: string | null;
            /**
             * After
             * @description The value now.
             * @example 150
             */
            after: string | null;
        } | {
            /** @constant */
            kind: "contact_logged";
            /**
             * Change
             * @example made
             * @enum {string}
             */
            change: "made" | "changed" | "removed";
            contact_kind: components["schemas"]["ContactKind"];
            direction: components["schemas"]["ContactDirection"] | null;
            /**
             * Minutes
             * @example 9
             */
            minutes: number | null;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            summary: string;
        } | {
            /** @constant */
            kind: "task_done";
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            title: string;
        } | {
            /** @constant */
            kind: "step_changed";
            to: components["schemas"]["StepInProcess"];
        } | {
            /** @constant */
            kind: "car_delivered";
        } | {
            /** @constant */
            kind: "re_engage_due";
        } | {
            /** @constant */
            kind: "advisor_assigned";
            /**
             * Person
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            advisor_id: string | null;
            /**
             * Person
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            before_id: string | null;
        } | {
            /** @constant */
            kind: "assignment_reason";
            /**
             * Outcome
             * @example assigned
             * @enum {string}
             */
            outcome: "assigned" | "taken_away" | "waiting";
            /**
             * Person
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            advisor_id: string | null;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            reason: string;
        } | {
            /** @constant */
            kind: "request_begun";
        } | {
            /** @constant */
            kind: "account_moved";
            to: components["schemas"]["UserStatus"];
            /**
             * Person
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            person_id: string | null;
            /**
             * Person
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            advisor_id: string | null;
        } | {
            /** @constant */
            kind: "account_closed";
            /**
             * Person
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            person_id: string | null;
            /**
             * Person
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            advisor_id: string | null;
        } | {
            /** @constant */
            kind: "clients_handed_over";
            /**
             * Person
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            person_id: string | null;
            /**
             * Undone
             * @example false
             */
            undone: boolean;
        } | {
            /** @constant */
            kind: "onboarding_resumed";
            /**
             * Prospect
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            prospect_id: string | null;
            /**
             * Person
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            owner_id: string | null;
        } | {
            /** @constant */
            kind: "onboarding_payment_failed";
            /**
             * Prospect
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            prospect_id: string | null;
            /**
             * Person
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            owner_id: string | null;
        } | {
            /** @constant */
            kind: "payment_succeeded";
            order: components["schemas"]["PaymentKind"];
            /**
             * Name
             * Format: name
             * @description As it was called then.
             * @example Guided Search
             */
            package_name: string;
            amount: components["schemas"]["Cents"];
            /**
             * Receipt
             * Format: name
             * @example FC-2026-00042
             */
            receipt_number: string | null;
            /**
             * Attached
             * @description It was bought with the e-mail of an account, and added to it.
             * @example false
             */
            attached?: boolean;
        } | {
            /** @constant */
            kind: "payment_doubted";
            /**
             * Because
             * @example has_two
             * @enum {string}
             */
            because: "has_package" | "is_staff" | "has_two" | "coupon_used_again";
            /**
             * Name
             * Format: name
             * @description As it was called then.
             * @example Guided Search
             */
            package_name: string;
            /**
             * Name
             * Format: name
             * @example Deal Check
             */
            owned_package_name: string | null;
            /**
             * Coupon
             * Format: name
             * @example WELCOME10
             */
            coupon_code: string | null;
            /**
             * Receipt
             * Format: name
             * @example FC-2026-00042
             */
            receipt_number: string | null;
        } | {
            /** @constant */
            kind: "payment_failed";
            order: components["schemas"]["PaymentKind"];
        } | {
            /** @constant */
            kind: "payment_refunded";
            amount: components["schemas"]["Cents"];
            /**
             * Receipt
             * Format: name
             * @example FC-2026-00042
             */
            receipt_number: string | null;
        } | {
            /** @constant */
            kind: "refund_reason";
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            reason: string;
        } | {
            /** @constant */
            kind: "refund_requested";
            amount: components["schemas"]["Cents"];
            /**
             * Name
             * Format: name
             * @description As it was called then.
             * @example Guided Search
             */
            package_name: string;
        } | {
            /** @constant */
            kind: "refund_request_closed";
            /**
             * Outcome
             * @example declined
             * @enum {string}
             */
            outcome: "declined" | "withdrawn";
            /**
             * Name
             * Format: name
             * @description As it was called then.
             * @example Guided Search
             */
            package_name: string;
            /**
             * Text
             * @description A title, the name of a file or a note, as it was typed.
             * @example 2021 Honda CR-V EX-L
             */
            reason: string;
        } | {
            /** @constant */
            kind: "refund_returned";
            amount: components["schemas"]["Cents"];
            /**
             * Receipt
             * Format: name
             * @example FC-2026-00042
             */
            receipt_number: string | null;
        } | {
            /** @constant */
            kind: "payment_case_opened";
            case_kind: components["schemas"]["PaymentCaseKind"];
            amount: components["schemas"]["Cents"];
            /**
             * Receipt
             * Format: name
             * @example FC-2026-00042
             */
            receipt_number: string | null;
        } | {
            /** @constant */
            kind: "payment_case_closed";
            case_kind: components["schemas"]["PaymentCaseKind"];
            outcome: components["schemas"]["PaymentCaseStatus"];
            amount: components["schemas"]["Cents"];
            /**
             * Receipt
             * Format: name
             * @example FC-2026-00042
             */
            receipt_number: string | null;
        } | {
            /** @constant */
            kind: "package_ended";
            /**
             * Name
             * Format: name
             * @description As it was called then.
             * @example Guided Search
             */
            package_name: string;
        } | {
            /** @constant */
            kind: "record_changed";
            /**
             * Of what
             * @example packages
             * @enum {string}
             */
            resource: "packages" | "tax-rules" | "settings" | "coupons" | "support-requests" | "listings" | "users" | "links" | "client-folders" | "complaints" | "dealers" | "bid-requests" | "tasks";
            /**
             * Change
             * @example changed
             * @enum {string}
             */
            change: "made" | "changed" | "removed";
            /**
             * Record
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            record_id: string | null;
        } | {
            /** @constant */
            kind: "record_edited";
            /**
             * Of what
             * Format: name
             * @description The resource’s name in this contract.
             * @example packages
             */
            resource: string;
            /**
             * Record
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            record_id: string;
            /**
             * Fields
             * @description Which fields are not what they were.
             * @example [
             *       "price"
             *     ]
             */
            fields: string[];
            /**
             * Changes
             * @description Before and after of each field, as JSON.
             * @example [{"field":"price","from":59900,"to":64900}]
             */
            changes: string;
        };
        /**
         * Kind
         * @description What happened, as people choose how we notify them. A new kind is added here and in the table of effects (server/events).
         * @enum {string}
         */
        NotificationKind: "payment_succeeded" | "payment_failed" | "refund_requested" | "refund_answered" | "payment_case" | "onboarding_resumed" | "checklist_submitted" | "checklist_changes_requested" | "advisor_assigned" | "links_published" | "link_choice_made" | "research_posted" | "otd_received" | "otd_accepted" | "link_unavailable" | "link_moved" | "message_new" | "file_shared" | "file_uploaded" | "complaint_opened" | "complaint_updated" | "re_engage_due" | "account_suspended" | "bid_received" | "bids_due" | "bids_published" | "deal_step" | "deal_client_acted" | "deal_check_sent" | "deal_check_answered";
        /**
         * About
         * @description What sort of record a notification or timeline entry leads to.
         * @enum {string}
         */
        TargetKind: "user" | "onboarding" | "payment" | "preferences" | "link" | "listing" | "chat" | "folder" | "complaint" | "dashboard_listing" | "support_request" | "coupon" | "bid_request" | "deal" | "refund_request" | "payment_case" | "deal_check";
        /**
         * Count
         * @description How many rows match, over all pages.
         */
        Count: {
            /**
             * Count
             * @description The number of rows.
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
         * @description An e-mail address; compared without regard to case.
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
         * @description 5 digits, or ZIP+4.
         * @example 04101
         */
        ZipCode: string;
        /**
         * Day
         * Format: date
         * @description A calendar day in the firm’s time zone.
         * @example 2026-11-30
         */
        Day: string;
        /**
         * Second step
         * @description What a sign-in, or an act, waits for beside the password.
         * @enum {string}
         */
        SecondStep: "confirm" | "set_up" | "again";
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
             * @description The error in a few words, the same for every case of its kind.
             * @example Not valid
             */
            title: string;
            /**
             * Status
             * @description The HTTP status.
             * @example 422
             */
            status: number;
            /**
             * Detail
             * @description What went wrong this time, and what to do.
             * @example Two fields to continue.
             */
            detail?: string;
            /**
             * Errors by field
             * @description The field’s path (dots and indexes) and what is wrong with it.
             */
            errors?: {
                [key: string]: string;
            };
            /**
             * Request
             * @description What to name when asking for help.
             */
            request_id?: string;
            /**
             * Your version
             * @description Of a change made on an older version (409), that version. `current` is the record as it is, as the operation’s answer would show it.
             * @example 3
             */
            your_version?: number;
            /**
             * Saved by
             * @description Of a change made on an older version: who saved the present one, by name; null where nobody did.
             * @example Oliver Brandt
             */
            saved_by?: string | null;
            /**
             * Saved by you
             * @description Whether that is the account that calls, on another device or page.
             */
            saved_by_you?: boolean;
            /**
             * Saved at
             * Format: date-time
             * @description When that was.
             * @example 2026-11-22T14:05:00.000Z
             */
            saved_at?: string | null;
            /** @description Of a refusal (403) that ends once the caller confirms that it is them. */
            second_step?: components["schemas"]["SecondStep"];
        } & {
            [key: string]: unknown;
        };
        /**
         * Id
         * Format: uuid
         * @description A UUID (version 7), so that ids sort by age.
         * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
         */
        Id: string;
        /**
         * Status
         * @description The state of an account.
         * @enum {string}
         */
        UserStatus: "invited" | "active" | "suspended" | "closed";
        /**
         * Best way
         * @description How the client likes to be reached.
         * @enum {string}
         */
        ContactWay: "chat" | "phone" | "text" | "email";
        /**
         * Best time
         * @description When the person likes to be called.
         * @enum {string}
         */
        ContactTime: "morning" | "afternoon" | "evening" | "any";
        /**
         * Time zone
         * @description A name of the IANA time zone database.
         * @example America/New_York
         */
        TimeZone: string;
        /**
         * Notify me
         * @description Where one kind of notification also goes, besides the bell.
         */
        NotificationChoice: {
            /**
             * By e-mail
             * @example true
             */
            mail?: boolean;
            /**
             * In the app
             * @example true
             */
            push?: boolean;
        };
        /**
         * Notification choices
         * @description For each kind of notification whether we e-mail it and show it at once; the others follow the default.
         */
        NotificationChoices: {
            /** Payment received */
            payment_succeeded?: components["schemas"]["NotificationChoice"];
            /** Payment failed */
            payment_failed?: components["schemas"]["NotificationChoice"];
            /** Refund requested */
            refund_requested?: components["schemas"]["NotificationChoice"];
            /** Refund request answered */
            refund_answered?: components["schemas"]["NotificationChoice"];
            /** Dispute or failed refund */
            payment_case?: components["schemas"]["NotificationChoice"];
            /** Onboarding resumed */
            onboarding_resumed?: components["schemas"]["NotificationChoice"];
            /** Checklist submitted */
            checklist_submitted?: components["schemas"]["NotificationChoice"];
            /** Checklist changes requested */
            checklist_changes_requested?: components["schemas"]["NotificationChoice"];
            /** Advisor assigned */
            advisor_assigned?: components["schemas"]["NotificationChoice"];
            /** New cars */
            links_published?: components["schemas"]["NotificationChoice"];
            /** Client decided on a link */
            link_choice_made?: components["schemas"]["NotificationChoice"];
            /** Research report posted */
            research_posted?: components["schemas"]["NotificationChoice"];
            /** OTD price received */
            otd_received?: components["schemas"]["NotificationChoice"];
            /** OTD price accepted */
            otd_accepted?: components["schemas"]["NotificationChoice"];
            /** Car no longer available */
            link_unavailable?: components["schemas"]["NotificationChoice"];
            /** Car status changed */
            link_moved?: components["schemas"]["NotificationChoice"];
            /** New message */
            message_new?: components["schemas"]["NotificationChoice"];
            /** File shared */
            file_shared?: components["schemas"]["NotificationChoice"];
            /** File uploaded */
            file_uploaded?: components["schemas"]["NotificationChoice"];
            /** Complaint opened */
            complaint_opened?: components["schemas"]["NotificationChoice"];
            /** Complaint updated */
            complaint_updated?: components["schemas"]["NotificationChoice"];
            /** Re-engage date due */
            re_engage_due?: components["schemas"]["NotificationChoice"];
            /** Account suspended */
            account_suspended?: components["schemas"]["NotificationChoice"];
            /** Price from a dealer */
            bid_received?: components["schemas"]["NotificationChoice"];
            /** Price request due */
            bids_due?: components["schemas"]["NotificationChoice"];
            /** Dealers’ prices */
            bids_published?: components["schemas"]["NotificationChoice"];
            /** News of your deal */
            deal_step?: components["schemas"]["NotificationChoice"];
            /** Client acted on a deal */
            deal_client_acted?: components["schemas"]["NotificationChoice"];
            /** Paper to review */
            deal_check_sent?: components["schemas"]["NotificationChoice"];
            /** Report on your deal */
            deal_check_answered?: components["schemas"]["NotificationChoice"];
        };
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
         * Person
         * @description A person with an account; a client, an advisor or an admin.
         */
        User: {
            readonly id: components["schemas"]["Id"];
            /**
             * Name
             * @description First and last name.
             * @example Hannah Okafor
             */
            readonly name: string;
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
            /**
             * Phone
             * Format: phone
             * @description With area code.
             * @example (207) 555-0148
             */
            phone?: string | null;
            /**
             * ZIP
             * @description 5 digits, or ZIP+4.
             * @example 04101
             */
            zip?: string | null;
            /**
             * Picture
             * Format: uuid
             * @description The id of an uploaded picture.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            avatar?: string | null;
            /** @default client */
            role: components["schemas"]["Role"];
            readonly status: components["schemas"]["UserStatus"];
            /**
             * Package
             * Format: uuid
             * @description What a client has bought.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            package_id?: string | null;
            /**
             * Advisor
             * Format: uuid
             * @description Who works for the client.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            advisor_id?: string | null;
            /**
             * Started
             * Format: date-time
             * @description When an advisor first started to work for the client.
             * @example 2026-11-20T15:00:00.000Z
             */
            readonly begun_at?: string | null;
            /**
             * Best way
             * @description How they like to be reached.
             * @example chat
             */
            best_contact?: components["schemas"]["ContactWay"] | null;
            /**
             * Best time
             * @example evening
             */
            best_time?: components["schemas"]["ContactTime"] | null;
            /**
             * Time zone
             * @description We show dates and times in it. Leave empty for the firm’s.
             * @example America/New_York
             */
            time_zone?: components["schemas"]["TimeZone"] | null;
            /**
             * Title
             * @description Job title.
             * @example Senior advisor
             */
            title?: string | null;
            /**
             * Away until
             * Format: date
             * @description The last day away; no new clients until then.
             * @example 2026-12-04
             */
            absent_until?: string | null;
            /** @default {} */
            notification_choices: components["schemas"]["NotificationChoices"];
            /**
             * Terms accepted
             * @description Which version of the terms was accepted.
             * @example 2026-11
             */
            readonly terms_version?: string | null;
            /**
             * Accepted at
             * Format: date-time
             * @description When the terms were accepted.
             * @example 2026-11-20T15:00:00.000Z
             */
            readonly terms_accepted_at?: string | null;
            /**
             * Last sign-in
             * Format: date-time
             * @description The last time a password was given.
             * @example 2026-11-20T15:00:00.000Z
             */
            readonly last_sign_in_at?: string | null;
            /** Joined */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Signed in
         * @description The token for the calls that follow, and whose it is (brief section 3).
         */
        SignIn: {
            /**
             * Access token
             * @description Sent as `Authorization: Bearer …`.
             * @example 3q2-7wAAb8cVhZ5t0N4kXy9uQe1LrPdGm6sJfTiWoEk
             */
            access_token: string;
            /** Person */
            user: components["schemas"]["User"];
            /**
             * Second step
             * @description What the sign-in still waits for; null where nothing. Until then the token opens that alone.
             * @example null
             */
            second_step?: components["schemas"]["SecondStep"] | null;
        };
        /**
         * Identifier
         * Format: slug
         * @description Its name in web addresses: lowercase letters, digits and dashes.
         * @example guided-search
         */
        PackageIdentifier: string;
        /**
         * Token
         * @description From the mail; works once.
         * @example 9hTz3v1sQk7eXbR5cWm2nJ8yLpA4uG6dF0iEoVtZxNg
         */
        OneTimeToken: string;
        /**
         * Password
         * Format: password
         * @description At least 12 characters, not a common one, not your e-mail.
         * @example Forecourt-demo-2026
         */
        Password: string;
        /**
         * For
         * @description What a token of a mail is for.
         * @enum {string}
         */
        TokenPurpose: "reset_password" | "accept_invitation";
        /**
         * Topic
         * @description What a question to the firm is about.
         * @enum {string}
         */
        SupportTopic: "account" | "payment" | "packages" | "advisor" | "technical" | "other";
        /**
         * Advisor
         * @description What a client sees of their advisor, and when the next answer is due.
         */
        AdvisorCard: {
            /**
             * Advisor
             * @description Empty until one is assigned.
             */
            advisor: {
                id: components["schemas"]["Id"];
                /**
                 * Name
                 * @example Maria Alvarez
                 */
                name: string;
                /**
                 * Title
                 * @example Senior advisor
                 */
                title: string | null;
                /**
                 * Picture
                 * Format: uuid
                 * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
                 */
                avatar: string | null;
                /**
                 * Away until
                 * Format: date
                 * @example 2026-12-04
                 */
                absent_until: string | null;
            } | null;
            /**
             * Answer by
             * @description When a question asked now is answered at the latest.
             */
            answer_by: components["schemas"]["Instant"];
        };
        /**
         * Copy of my data
         * @description Everything the firm keeps about one person, section by section.
         */
        PersonalData: {
            /** Created */
            made_at: components["schemas"]["Instant"];
            /** Account */
            account: components["schemas"]["User"];
            /**
             * Sections
             * @description One part for each kind of record.
             */
            sections: {
                /**
                 * Name
                 * @example Payments
                 */
                name: string;
                /** Rows */
                rows: {
                    [key: string]: string | number | boolean | Record<string, unknown> | unknown[] | null;
                }[];
            }[];
        };
        /**
         * Session
         * @description A place where the person is signed in.
         */
        SignedInSession: {
            id: components["schemas"]["Id"];
            /**
             * Device
             * @description Browser and system as the browser names itself.
             * @example Chrome on Windows
             */
            device: string;
            /**
             * Host
             * @description The host that was signed in at.
             * @example portal.localhost
             */
            host?: string | null;
            /**
             * Network address
             * @description The network address last seen.
             * @example 203.0.113.7
             */
            ip?: string | null;
            /**
             * This one
             * @description Whether this very call belongs to it.
             * @example true
             */
            is_current: boolean;
            /** Signed in */
            created_at: components["schemas"]["Instant"];
            /** Last used */
            last_used_at: components["schemas"]["Instant"];
            /**
             * Ends
             * @description If not used until then.
             */
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * Name
         * @description Which device it is on, in the caller’s words.
         * @example Work laptop
         */
        PasskeyName: string;
        /**
         * Passkey
         * @description A passkey of the caller’s. Its private key never leaves their device.
         */
        Passkey: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PasskeyName"];
            /** Added */
            created_at: components["schemas"]["Instant"];
            /**
             * Last used
             * Format: date-time
             * @example 2026-11-22T14:05:00.000Z
             */
            last_used_at: string | null;
        };
        /**
         * Second step
         * @description What the caller confirms a sign-in with beside the password.
         */
        SecondFactor: {
            /**
             * Required
             * @description Whether this account needs one.
             * @example true
             */
            required: boolean;
            /** Passkeys */
            passkeys: components["schemas"]["Passkey"][];
            /**
             * Authenticator app
             * @description Null where none is set up.
             */
            app: {
                /** Added */
                created_at: components["schemas"]["Instant"];
                /**
                 * Last used
                 * Format: date-time
                 * @example 2026-11-22T14:05:00.000Z
                 */
                last_used_at: string | null;
            } | null;
            /**
             * Recovery codes left
             * @example 10
             */
            recovery_codes_left: number;
        };
        /**
         * Way
         * @description How a person confirms that it is them.
         * @enum {string}
         */
        SecondStepWay: "passkey" | "app" | "recovery_code" | "password";
        /**
         * Bytes
         * @description Bytes as base64url, as WebAuthn writes them in JSON.
         * @example 8vJ0b1Yk3qS5w7xZ9nC2eG4hL6mP8rT0uW2yA4dF6gI
         */
        Base64Url: string;
        /**
         * Transport
         * @description How a browser reaches the device that holds a passkey (WebAuthn).
         * @enum {string}
         */
        PasskeyTransport: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        /**
         * Known passkeys
         * @description Passkeys the caller has on this host.
         */
        PasskeyDescriptors: {
            id: components["schemas"]["Base64Url"];
            /**
             * Type
             * @constant
             */
            type: "public-key";
            /** Transports */
            transports?: components["schemas"]["PasskeyTransport"][];
        }[];
        /**
         * Passkey request
         * @description What the browser is asked to sign (WebAuthn Level 3, PublicKeyCredentialRequestOptionsJSON).
         */
        PasskeyRequest: {
            challenge: components["schemas"]["Base64Url"];
            /**
             * Host
             * @example forecourt.example
             */
            rpId: string;
            /**
             * Time
             * @description Milliseconds.
             * @example 60000
             */
            timeout: number;
            allowCredentials: components["schemas"]["PasskeyDescriptors"];
            /**
             * Unlocked by its owner
             * @constant
             */
            userVerification: "preferred";
        };
        /**
         * Signature of a passkey
         * @description What the browser signed (WebAuthn Level 3, AuthenticationResponseJSON).
         */
        PasskeySigned: {
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            /**
             * Type
             * @constant
             */
            type: "public-key";
            /** Answer */
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                authenticatorData: components["schemas"]["Base64Url"];
                signature: components["schemas"]["Base64Url"];
            };
        };
        /**
         * Passkey to make
         * @description What the browser is asked to make (WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON).
         */
        PasskeyCreation: {
            /** For */
            rp: {
                /**
                 * Host
                 * @example forecourt.example
                 */
                id: string;
                /**
                 * Name
                 * @example Forecourt
                 */
                name: string;
            };
            /** Person */
            user: {
                id: components["schemas"]["Base64Url"];
                /**
                 * E-mail
                 * @example maria@forecourt.example
                 */
                name: string;
                /**
                 * Name
                 * @example Maria Lopez
                 */
                displayName: string;
            };
            challenge: components["schemas"]["Base64Url"];
            /** Algorithms */
            pubKeyCredParams: {
                /**
                 * Type
                 * @constant
                 */
                type: "public-key";
                /**
                 * Algorithm
                 * @example -7
                 */
                alg: number;
            }[];
            /**
             * Time
             * @description Milliseconds.
             * @example 60000
             */
            timeout: number;
            /**
             * Attestation
             * @constant
             */
            attestation: "none";
            excludeCredentials: components["schemas"]["PasskeyDescriptors"];
            /** Device */
            authenticatorSelection: {
                /**
                 * Kept on the device
                 * @constant
                 */
                residentKey: "discouraged";
                /**
                 * Must be kept
                 * @example false
                 */
                requireResidentKey: boolean;
                /**
                 * Unlocked by its owner
                 * @constant
                 */
                userVerification: "preferred";
            };
        };
        /**
         * New passkey
         * @description What the browser made (WebAuthn Level 3, RegistrationResponseJSON).
         */
        PasskeyMade: {
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            /**
             * Type
             * @constant
             */
            type: "public-key";
            /** Answer */
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                attestationObject: components["schemas"]["Base64Url"];
                /** Transports */
                transports?: components["schemas"]["PasskeyTransport"][];
            };
        };
        /**
         * Recovery codes
         * @description Each confirms a sign-in once. Only hashes of them are kept.
         */
        RecoveryCodes: string[];
        /**
         * Second step set up
         * @description What the caller has now. Recovery codes come with the first one, and are shown this once.
         */
        SecondFactorAdded: {
            second_factor: components["schemas"]["SecondFactor"];
            recovery_codes: components["schemas"]["RecoveryCodes"];
        };
        /**
         * Search
         * @description Words to look for.
         * @example outback
         */
        SearchText: string;
        /**
         * Order
         * @description Rising or falling.
         * @enum {string}
         */
        SortOrder: "ASC" | "DESC";
        /**
         * New request
         * @description A client with a submitted checklist nobody has started on.
         */
        NewRequest: {
            /** @description The client’s. */
            readonly id: components["schemas"]["Id"];
            /** Checklist */
            readonly preferences_id: components["schemas"]["Id"];
            /**
             * Client
             * @description First and last name of the client.
             * @example Hannah Okafor
             */
            readonly name: string;
            /** @description The client’s e-mail; an advisor learns it by beginning. */
            readonly email?: components["schemas"]["EmailAddress"];
            /**
             * Phone
             * Format: phone
             * @description The client’s telephone; an advisor learns it by beginning.
             * @example (207) 555-0148
             */
            readonly phone?: string | null;
            /**
             * ZIP
             * @description Where the client lives.
             * @example 04101
             */
            readonly zip?: string | null;
            /**
             * Best way
             * @description How the client likes to be reached.
             * @example chat
             */
            readonly best_contact?: components["schemas"]["ContactWay"] | null;
            /**
             * Best time
             * @description When the client likes to be reached.
             * @example evening
             */
            readonly best_time?: components["schemas"]["ContactTime"] | null;
            /**
             * Package
             * Format: uuid
             * @description What the client bought.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly package_id?: string | null;
            /**
             * Advisor
             * Format: uuid
             * @description Empty until one is assigned.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly advisor_id?: string | null;
            /** Submitted */
            readonly submitted_at: components["schemas"]["Instant"];
            /**
             * Brief
             * @description What they look for at a glance.
             * @example Subaru Outback · new or certified · up to $38,000 · within 100 miles
             */
            readonly brief: string;
        };
        /**
         * Account state
         * @description The state of an account; the browser asks every 5 seconds (brief section 9).
         */
        AccountState: {
            status: components["schemas"]["UserStatus"];
        };
        /**
         * Kind
         * @description What a package is for. With a search the firm finds cars; with a review the client brings what a dealer offered.
         * @enum {string}
         */
        PackageKind: "search" | "review";
        /**
         * Amount
         * Format: cents
         * @description Money in integer cents of the firm’s currency.
         * @example 59900
         */
        Cents: number;
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
            /** @default search */
            kind: components["schemas"]["PackageKind"];
            /**
             * Tagline
             * @description One line under the name.
             * @example We search with you and price the ones you like.
             */
            tagline?: string | null;
            /**
             * Price
             * @description Before any coupon.
             */
            price: components["schemas"]["Cents"];
            /**
             * Inclusions
             * @description What the client gets, line by line.
             * @default []
             */
            inclusions: string[];
            /**
             * Link limit
             * @description No more can be published. Leave empty for no limit.
             * @example 12
             */
            max_links?: number | null;
            /**
             * OTD price limit
             * @description No more can be requested. Leave empty for no limit.
             * @example 3
             */
            max_otd_prices?: number | null;
            /**
             * Quote limit
             * @description For a review: no more quotes can be sent. Leave empty for no limit.
             * @example 2
             */
            max_quotes?: number | null;
            /**
             * Contract limit
             * @description For a review: no more contracts can be sent. Leave empty for no limit.
             * @example 1
             */
            max_contracts?: number | null;
            /**
             * Days included
             * @description How long the advisor works for the client.
             * @default 45
             * @example 45
             */
            days_included: number;
            /**
             * For sale
             * @description When off, new clients can’t buy it. Clients who have it keep it.
             * @default true
             * @example true
             */
            is_active: boolean;
            /**
             * Position
             * @description 1 is shown first.
             * @default 0
             * @example 2
             */
            position: number;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Refund rung
         * @description One rung of the refund policy for one payment.
         */
        RefundRung: {
            /**
             * Share
             * Format: percent
             * @description How much of the price is paid back on it.
             * @example 50
             */
            percent: number;
            /**
             * Amount
             * @example 24950
             */
            amount: components["schemas"]["Cents"];
            /**
             * Until
             * @description What ends it; null for the last.
             * @example the first out-the-door worksheet
             */
            until: string | null;
            /**
             * Ended
             * Format: date-time
             * @description When it ended; null while it has not, or for the last.
             * @example 2026-11-12T15:00:00.000Z
             */
            ended_at: string | null;
            /**
             * Now
             * @description Is this the rung of today?
             * @example true
             */
            is_current: boolean;
        };
        /**
         * Refund quote
         * @description What the refund policy gives today of what is left of a payment.
         */
        RefundQuote: {
            /**
             * Share
             * Format: percent
             * @description How much of the price would be paid back.
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
             * @description The rung of the refund policy in words.
             * @example Cars are published, and there is no Out the Door worksheet yet, so half is due.
             */
            words: string;
            /**
             * Already refunded
             * @description What was refunded of it already; subtracted from every rung.
             * @example 0
             */
            refunded: components["schemas"]["Cents"];
            /**
             * Refund policy
             * @description Every rung, the highest first.
             */
            rungs: components["schemas"]["RefundRung"][];
        };
        /**
         * Package in use
         * @description A client’s own package, what is used of it, and what an upgrade costs.
         */
        PackageInUse: {
            /**
             * Package
             * @description What was bought; null before a payment.
             */
            package: components["schemas"]["Package"] | null;
            /**
             * Since
             * Format: date-time
             * @description When it was paid for.
             * @example 2026-11-01T15:00:00.000Z
             */
            since: string | null;
            /**
             * Until
             * Format: date-time
             * @description When its service ends; null where it has no end.
             * @example 2026-12-16T15:00:00.000Z
             */
            until: string | null;
            /**
             * Days left
             * @description Whole days until it ends.
             * @example 25
             */
            days_left: number | null;
            /**
             * Links used
             * @description Links published to the client so far, rejected ones too; those that were no longer available do not count.
             * @example 7
             */
            links_used: number;
            /**
             * OTD prices used
             * @description Cars whose Out-the-Door price was received or requested.
             * @example 1
             */
            otd_prices_used: number;
            /**
             * Quotes used
             * @description Quotes sent for review.
             * @example 1
             */
            quotes_used: number;
            /**
             * Contracts used
             * @description Contracts sent for review.
             * @example 0
             */
            contracts_used: number;
            /**
             * Upgrades
             * @description Larger packages, with the difference to pay.
             */
            upgrades: {
                /** Package */
                package: components["schemas"]["Package"];
                /**
                 * Difference to pay
                 * @example 40000
                 */
                difference: components["schemas"]["Cents"];
            }[];
            /**
             * Refund today
             * @description What would be paid back today.
             */
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
         * @description Whether the code is valid today.
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
             * @description Letters, digits, dashes and underscores. Upper and lower case are the same.
             * @example FALL100
             */
            code: string;
            kind: components["schemas"]["CouponKind"];
            /**
             * Value
             * @description Percent (1 to 100), or cents off the package price.
             * @example 10000
             */
            value: number;
            /**
             * Minimum package price
             * Format: cents
             * @description Below this price the coupon isn’t valid.
             * @example 59900
             */
            min_package_price?: number | null;
            /**
             * Starts
             * Format: date-time
             * @description Leave empty to start now.
             * @example 2026-09-01T04:00:00.000Z
             */
            starts_at?: string | null;
            /**
             * Ends
             * Format: date-time
             * @description Leave empty for no end.
             * @example 2026-12-01T04:59:00.000Z
             */
            ends_at?: string | null;
            /**
             * Redemption limit
             * @description Leave empty for no limit.
             * @example 150
             */
            max_redemptions?: number | null;
            /**
             * Limit per client
             * @description How often one client can use it.
             * @example 1
             */
            max_per_user?: number | null;
            /**
             * Packages
             * @description Leave empty for all packages.
             * @default []
             */
            package_identifiers: components["schemas"]["PackageIdentifier"][];
            /**
             * Turned on
             * @description When off, the code stops working at once.
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
            /** Updated */
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
             * @description What was changed, as a sentence.
             * @example Redemption limit 120 to 150
             */
            words: string;
            /**
             * Who
             * @description Who changed it.
             * @example Grace Tan
             */
            actor_name: string;
            /** When */
            created_at: components["schemas"]["Instant"];
        };
        /**
         * Reason
         * @description Why a coupon is not valid.
         * @enum {string}
         */
        CouponRefusal: "unknown" | "inactive" | "not_started" | "expired" | "exhausted" | "used_by_user" | "below_minimum" | "wrong_package";
        /**
         * Coupon answer
         * @description Whether a code is valid and what it takes off.
         */
        CouponAnswer: {
            /**
             * Valid
             * @description Whether the coupon may be used here and now.
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
         * @description A coupon is reserved while a buyer pays, then used, or free again after 30 minutes.
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
             * @description Who used it; null before there is an account.
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
             * Reserved until
             * Format: date-time
             * @description Until when a buyer at checkout holds it.
             * @example 2026-11-21T15:30:00.000Z
             */
            readonly reserved_until?: string | null;
            /** Started */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
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
             * @description ISO 4217 code of every amount here.
             * @example USD
             */
            currency: string;
            /**
             * By coupon
             * @description One row for each coupon used.
             */
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
             * @description Paid back, in cents.
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
             * @description How many payments were confirmed.
             * @example 412
             */
            payments: number;
            /**
             * Coupons used
             * @description How many of them used a coupon.
             * @example 128
             */
            redemptions: number;
            /**
             * Currency
             * @description ISO 4217 code of every amount here.
             * @example USD
             */
            currency: string;
        };
        /**
         * Step
         * @description How far the prospect has come on the way to an account.
         * @enum {string}
         */
        OnboardingStep: "incomplete" | "payment" | "payment_success" | "discarded";
        /**
         * Started by
         * @description Whether the client signed up alone or staff did it with them.
         * @enum {string}
         */
        OnboardingSource: "self" | "assisted";
        /**
         * Stage
         * @description How far a prospect has come between signing up and driving away.
         * @enum {string}
         */
        FunnelStage: "prospect" | "paid" | "checklist" | "links" | "accepted" | "delivered";
        /**
         * Initial client data
         * @description A prospect, who started to sign up and has no account yet.
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
             * Last reminder
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
             * @description When terms, privacy and refund policy were accepted.
             * @example 2026-11-20T15:00:00.000Z
             */
            readonly terms_accepted_at?: string | null;
            /**
             * Payment
             * Format: uuid
             * @description The payment that completed it.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly payment_id?: string | null;
            /**
             * Account
             * Format: uuid
             * @description The client’s account, once paid.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly user_id?: string | null;
            /**
             * Resume token
             * @description Proves whose onboarding it is; only in the answer to the person who started or resumed it.
             * @example eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl
             */
            readonly resume_token?: string;
            /** Started */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
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
         * @description How far a payment is.
         * @enum {string}
         */
        PaymentStatus: "pending" | "requires_action" | "succeeded" | "failed" | "partly_refunded" | "refunded";
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
         * Refund at the bank
         * @description How far the newest refund of a payment has come at the card processor.
         * @enum {string}
         */
        RefundState: "pending" | "succeeded" | "failed";
        /**
         * Payment
         * @description What a client paid, or is about to pay, for a package.
         */
        Payment: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["PaymentKind"];
            /**
             * Onboarding
             * Format: uuid
             * @description The sign-up it belongs to; null for what a client with an account pays.
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
             * @description The coupon it was paid with.
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
             * Provider’s reference
             * @description Its name at the card payment provider.
             * @example pi_3Q7f2k
             */
            readonly provider_id?: string | null;
            readonly status: components["schemas"]["PaymentStatus"];
            /**
             * Reason
             * @description Why the card was refused, in words for the buyer.
             * @example The card was declined.
             */
            readonly failure?: string | null;
            /**
             * Receipt
             * @description Printed on the receipt; given on confirmation.
             * @example FC-2026-00042
             */
            readonly receipt_number?: string | null;
            /**
             * Paid
             * Format: date-time
             * @description When the provider confirmed it.
             * @example 2026-11-20T15:00:00.000Z
             */
            readonly paid_at?: string | null;
            /**
             * Refunded
             * @example 0
             */
            readonly refunded_amount: components["schemas"]["Cents"];
            /**
             * Refund at the bank
             * @description How far the newest refund has come; null before there is one.
             */
            readonly refund_status: components["schemas"]["RefundState"] | null;
            /**
             * Lost in disputes
             * @description What the bank returned to the client.
             * @example 0
             */
            readonly disputed_amount: components["schemas"]["Cents"];
            /**
             * Dispute fees
             * @description What the processor charged for disputes.
             * @example 0
             */
            readonly dispute_fee?: components["schemas"]["Cents"];
            /**
             * Refunded at
             * Format: date-time
             * @description When it was paid back.
             * @example 2026-11-21T15:00:00.000Z
             */
            readonly refunded_at?: string | null;
            /**
             * Refund reason
             * @description Why it was paid back.
             * @example The client bought elsewhere.
             */
            readonly refund_reason?: string | null;
            /** Started */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
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
             * @description The receipt’s number.
             * @example FC-2026-00042
             */
            number: string;
            /** Paid */
            issued_at: components["schemas"]["Instant"];
            /**
             * Paid by
             * @description Who paid.
             * @example Hannah Okafor
             */
            paid_by: string;
            /** @description Where the receipt was sent. */
            email: components["schemas"]["EmailAddress"];
            /**
             * Package
             * @description What was paid for.
             * @example Guided Search
             */
            package_name: string;
            /** Price */
            price: components["schemas"]["Cents"];
            /**
             * Coupon
             * @description The coupon used, if any.
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
             * @description ISO 4217 code of every amount here.
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
            /**
             * Firm
             * @description Who was paid.
             * @example Forecourt Auto Advisors, LLC
             */
            firm_name?: string | null;
            /**
             * Firm address
             * @description Its postal address, line by line.
             * @example 410 Harbor Street, Suite 12
             *     Portland, ME 04101
             */
            firm_address?: string | null;
            /**
             * Firm phone
             * @description Its phone.
             * @example (207) 555-0100
             */
            firm_phone?: string | null;
        };
        /**
         * File address
         * @description Where one person can fetch one file for a short while.
         */
        FileAddress: {
            /**
             * Address
             * @description Relative to the API’s host.
             * @example /api/files/01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10/content?signature=…
             */
            url: string;
            /** Good until */
            expires_at: components["schemas"]["Instant"];
            /**
             * Name
             * @description The name to save it under.
             * @example service-record.pdf
             */
            file_name: string;
            /**
             * Type
             * @description The media type, found from the content.
             * @example application/pdf
             */
            content_type: string;
        };
        /**
         * Kind
         * @description What went wrong with a payment.
         * @enum {string}
         */
        PaymentCaseKind: "dispute" | "failed_payment" | "failed_refund";
        /**
         * Status
         * @description How far a payment case has come. Disputes are answered at the card processor and decided by the bank; the others are closed here.
         * @enum {string}
         */
        PaymentCaseStatus: "answer_due" | "with_bank" | "won" | "lost" | "open" | "done";
        /**
         * Payment case
         * @description A dispute, a failed payment or a failed refund that an admin has to see to. It comes from the card processor, once, however often the processor says it.
         */
        PaymentCase: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["PaymentCaseKind"];
            readonly status: components["schemas"]["PaymentCaseStatus"];
            /** Payment */
            readonly payment_id: components["schemas"]["Id"];
            /**
             * Client
             * Format: uuid
             * @description The account, where there is one by then.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly user_id: string | null;
            /**
             * Receipt
             * @description Of the payment; null where nothing was paid.
             * @example FC-2026-00042
             */
            readonly receipt_number: string | null;
            /**
             * Amount
             * @description What it is about.
             * @example 59900
             */
            readonly amount: components["schemas"]["Cents"];
            /**
             * Fee
             * @description What the processor charged for the dispute.
             * @example 1500
             */
            readonly fee: components["schemas"]["Cents"];
            /**
             * Reason
             * @description As the card processor gives it.
             * @example Product not received
             */
            readonly reason: string;
            /** Due */
            readonly due_at: components["schemas"]["Instant"];
            /**
             * Processor’s reference
             * @description Its name at the card processor.
             * @example dp_1Q7f2k
             */
            readonly provider_id: string | null;
            /**
             * Note
             * @description What was done about it.
             * @example Called them; they paid with another card.
             */
            readonly note: string | null;
            /**
             * Closed by
             * Format: uuid
             * @description The admin; null where it closed by itself.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly closed_by: string | null;
            /**
             * Closed
             * Format: date-time
             * @description When it was decided or handled.
             * @example 2026-11-21T15:00:00.000Z
             */
            readonly closed_at: string | null;
            /** Opened */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Status
         * @description How far a client’s request for a refund has come.
         * @enum {string}
         */
        RefundRequestStatus: "requested" | "granted" | "declined" | "withdrawn";
        /**
         * Refund request
         * @description A client asks for their money back; an admin refunds or declines with a sentence.
         */
        RefundRequest: {
            readonly id: components["schemas"]["Id"];
            /** Client */
            readonly user_id: components["schemas"]["Id"];
            /**
             * Payment
             * @description The payment to refund.
             */
            payment_id: components["schemas"]["Id"];
            /**
             * Package
             * @description As it was called when bought.
             * @example Guided Search
             */
            readonly package_name: string;
            /**
             * Receipt
             * @description Of the payment.
             * @example FC-2026-00042
             */
            readonly receipt_number: string;
            /**
             * Paid
             * @example 59900
             */
            readonly paid: components["schemas"]["Cents"];
            /**
             * Due when requested
             * @description What the refund policy gave at that moment.
             * @example 29950
             */
            readonly entitled: components["schemas"]["Cents"];
            /**
             * Why
             * @description The refund policy in a sentence at that moment.
             * @example Cars are published, and there is no Out the Door worksheet yet, so half is due.
             */
            readonly entitled_why: string;
            /**
             * Reason
             * @description Tell us what happened. It helps us do better.
             * @example I bought a car from a friend.
             */
            reason: string;
            readonly status: components["schemas"]["RefundRequestStatus"];
            /** Answer by */
            readonly answer_by: components["schemas"]["Instant"];
            /**
             * Answer
             * @description What the firm wrote back.
             * @example You have your money back. Thank you for trying us.
             */
            readonly answer: string | null;
            /**
             * Answered by
             * Format: uuid
             * @description Who decided.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly answered_by?: string | null;
            /**
             * Answered
             * Format: date-time
             * @description When it was decided.
             * @example 2026-11-21T15:00:00.000Z
             */
            readonly answered_at: string | null;
            /**
             * Refunded
             * Format: cents
             * @description What was refunded with it; null while nothing was.
             * @example 29950
             */
            readonly refunded: number | null;
            /**
             * Package ended
             * @description The package ended with the refund.
             * @example true
             */
            readonly ended_package: boolean;
            /** Requested */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Waits for
         * @description Who has to confirm a payment that was sent and is not confirmed yet.
         * @enum {string}
         */
        PaymentWait: "payer" | "bank";
        /**
         * Checkout
         * @description Everything the payment page needs; the server’s word on the payment’s state.
         */
        Checkout: {
            /** Payment */
            payment: components["schemas"]["Payment"];
            /**
             * Package
             * @description What is being bought.
             * @example Guided Search
             */
            package_name: string;
            /** @description Where the receipt will be sent. */
            email: components["schemas"]["EmailAddress"];
            /**
             * Step
             * @description Of the onboarding; none for an upgrade.
             * @example payment
             */
            step: components["schemas"]["OnboardingStep"] | null;
            /**
             * Payment token
             * @description What to pass to confirm this payment and to ask for its state.
             */
            token?: components["schemas"]["SignedToken"];
            /**
             * Client secret
             * @description The card payment provider’s key to this one payment.
             * @example pi_3Q7f2k_secret_x1
             */
            client_secret?: string | null;
            /**
             * Coupon reserved until
             * Format: date-time
             * @description After it another buyer may use the coupon.
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
             * Check mail
             * @description Whatever comes next is in the mail sent to `email`: confirming it, where a coupon leaves nothing to pay; once paid, the way to the account.
             * @example false
             */
            check_mail: boolean;
            /**
             * Password token
             * @description Once paid, to choose a password; works once. Staff do not get it.
             * @example null
             */
            password_token?: string | null;
            /**
             * Price until
             * Format: date-time
             * @description Until then the total stays as it is, whatever the firm changes.
             * @example 2026-11-21T15:30:00.000Z
             */
            price_until?: string | null;
            /**
             * Total before
             * @description The total this order showed until its price ran out, where it is another one now.
             * @example null
             */
            price_before?: components["schemas"]["Cents"] | null;
            /**
             * Inclusions
             * @description What the package gives, as it was when the price was shown.
             */
            inclusions?: string[];
            /**
             * Coupon refused
             * @description Why the coupon of this order does not count, so that the total is without it.
             * @example null
             */
            coupon_refusal?: components["schemas"]["CouponRefusal"] | null;
            /**
             * Waits for
             * @description Who has to confirm what was sent to the card payment provider; null where nothing was sent or it is through.
             * @example null
             */
            awaits?: components["schemas"]["PaymentWait"] | null;
        };
        /**
         * Employee
         * @description An advisor, who works for the clients assigned to them.
         */
        Employee: {
            readonly id: components["schemas"]["Id"];
            /**
             * Name
             * @description First and last name.
             * @example Maria Alvarez
             */
            readonly name: string;
            /**
             * First name
             * @example Maria
             */
            first_name: string;
            /**
             * Last name
             * @example Alvarez
             */
            last_name: string;
            /**
             * @description We send the invitation here.
             * @example maria.alvarez@forecourt.example
             */
            email: components["schemas"]["EmailAddress"];
            /**
             * Phone
             * Format: phone
             * @description With area code.
             * @example (207) 555-0101
             */
            phone?: string | null;
            /**
             * Title
             * @description Clients read it under the name.
             * @example Senior advisor
             */
            title?: string | null;
            /**
             * Picture
             * Format: uuid
             * @description A picture of the advisor.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly avatar?: string | null;
            readonly status: components["schemas"]["UserStatus"];
            /**
             * Away until
             * Format: date
             * @description The last day away; no new clients until then.
             * @example 2026-12-04
             */
            absent_until?: string | null;
            /**
             * Clients
             * @description Clients in progress, neither delivered nor lost.
             * @example 14
             */
            readonly load: number;
            /**
             * Currently away until
             * Format: date
             * @description The last day away, while it has not passed.
             * @example 2026-12-04
             */
            readonly away_until?: string | null;
            /**
             * Capacity
             * @description How many clients in progress they can take.
             * @default 15
             * @example 15
             */
            capacity: number;
            /**
             * Last sign-in
             * Format: date-time
             * @description The last time a password was given.
             * @example 2026-11-20T15:00:00.000Z
             */
            readonly last_sign_in_at?: string | null;
            /** Joined */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Folder
         * @description What a client and their advisor share as files; one folder per client.
         */
        ClientFolder: {
            readonly id: components["schemas"]["Id"];
            /**
             * Client
             * @description Whose folder it is.
             */
            client_id: components["schemas"]["Id"];
            /**
             * Name
             * @example Hannah Okafor
             */
            name: string;
            /**
             * Displayed
             * @description When off, the client can’t see the folder.
             * @default true
             * @example true
             */
            is_displayed: boolean;
            /**
             * Files
             * @description Those the caller may see.
             * @example 6
             */
            readonly file_count: number;
            /**
             * Last file
             * Format: date-time
             * @description When the newest file was added.
             * @example 2026-11-20T19:10:00.000Z
             */
            readonly last_file_at: string | null;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Status
         * @description Checklist progress.
         * @enum {string}
         */
        ChecklistStatus: "draft" | "submitted" | "changes_requested";
        /**
         * Condition
         * @description Whether the car had an owner, and who vouches for it.
         * @enum {string}
         */
        VehicleCondition: "new" | "used" | "certified";
        /**
         * Body style
         * @description The shape of the car.
         * @enum {string}
         */
        BodyStyle: "sedan" | "suv" | "truck" | "minivan" | "hatchback" | "wagon" | "coupe" | "convertible" | "van";
        /**
         * Make and model
         * @description A car by make, and by model and trim where those matter.
         */
        MakeWish: {
            /**
             * Make
             * @example Toyota
             */
            make: string;
            /**
             * Model
             * @description Leave empty for any model.
             * @example RAV4 Hybrid
             */
            model?: string | null;
            /**
             * Trim
             * @description Leave empty for any trim.
             * @example XLE
             */
            trim?: string | null;
        };
        /**
         * Drivetrain
         * @description Which wheels are driven.
         * @enum {string}
         */
        Drivetrain: "fwd" | "rwd" | "awd" | "four_wd";
        /**
         * Transmission
         * @description How gears are changed.
         * @enum {string}
         */
        Transmission: "automatic" | "manual" | "any";
        /**
         * Fuel
         * @description What the car runs on.
         * @enum {string}
         */
        FuelKind: "gas" | "hybrid" | "plug_in_hybrid" | "electric" | "diesel";
        /**
         * Vehicle
         * @description One vehicle the client could live with; their order is their rank.
         */
        VehiclePreference: {
            /** @description An id the browser chose. */
            id: components["schemas"]["Id"];
            /** New or used */
            conditions?: components["schemas"]["VehicleCondition"][];
            /** Body styles */
            body_styles?: components["schemas"]["BodyStyle"][];
            /**
             * Makes and models
             * @description Favorites first.
             */
            makes?: components["schemas"]["MakeWish"][];
            /** Makes to avoid */
            never_makes?: string[];
            /**
             * Oldest year
             * @example 2021
             */
            year_min?: number | null;
            /**
             * Newest year
             * @example 2026
             */
            year_max?: number | null;
            /**
             * Mileage limit
             * @example 30000
             */
            max_mileage?: number | null;
            /** Drivetrain */
            drivetrains?: components["schemas"]["Drivetrain"][];
            /**
             * Transmission
             * @example automatic
             */
            transmission?: components["schemas"]["Transmission"] | null;
            /** Fuel */
            fuels?: components["schemas"]["FuelKind"][];
            /**
             * Minimum seats
             * @example 5
             */
            seats_min?: number | null;
            /**
             * Minimum doors
             * @example 4
             */
            doors_min?: number | null;
        };
        /**
         * Paying by
         * @description How the car is paid for.
         * @enum {string}
         */
        PurchaseMethod: "cash" | "finance" | "lease";
        /**
         * Credit
         * @description As the client sees it; no number is asked.
         * @enum {string}
         */
        CreditTier: "excellent" | "good" | "fair" | "rebuilding" | "unsure";
        /**
         * Money
         * @description What the car may cost and how it is paid for.
         */
        MoneyPreferences: {
            /**
             * Paying by
             * @example finance
             */
            method?: components["schemas"]["PurchaseMethod"] | null;
            /**
             * Total budget
             * Format: cents
             * @description Out the door, taxes and fees included.
             * @example 4000000
             */
            max_total?: number | null;
            /**
             * Monthly budget
             * Format: cents
             * @example 62000
             */
            max_monthly?: number | null;
            /**
             * Down payment
             * Format: cents
             * @example 500000
             */
            down_payment?: number | null;
            /**
             * Credit score
             * @description Your best guess. We never ask for your Social Security number.
             * @example good
             */
            credit_tier?: components["schemas"]["CreditTier"] | null;
            /**
             * Loan term in months
             * @description Of the loan or lease.
             * @example 60
             */
            term_months?: number | null;
            /**
             * Miles per year
             * @example 12000
             */
            annual_miles?: number | null;
        };
        /**
         * Importance
         * @description How much an option matters.
         * @enum {string}
         */
        OptionWish: "must" | "nice" | "never";
        /**
         * Option
         * @description An option and how much it matters.
         */
        OptionPreference: {
            /**
             * Option
             * @example Heated seats
             */
            name: string;
            wish: components["schemas"]["OptionWish"];
        };
        /**
         * Taste
         * @description Colors and options.
         */
        TastePreferences: {
            /**
             * Exterior colors
             * @description Favorites first.
             */
            exterior_colours?: string[];
            /**
             * Interior colors
             * @description Favorites first.
             */
            interior_colours?: string[];
            /** Colors to avoid */
            rejected_colours?: string[];
            /** Options */
            options?: components["schemas"]["OptionPreference"][];
        };
        /**
         * Pickup or delivery
         * @description How the car gets to the client.
         * @enum {string}
         */
        DeliveryWish: "pick_up" | "delivery" | "either";
        /**
         * Second decision-maker
         * @description Anyone else deciding with you? We’ll include them.
         */
        SecondDecider: {
            /**
             * Name
             * @example Daniel Okafor
             */
            name?: string | null;
            /**
             * E-mail
             * Format: email
             * @example daniel.okafor@mailhaven.com
             */
            email?: string | null;
            /**
             * Phone
             * Format: phone
             * @example (207) 555-0149
             */
            phone?: string | null;
        };
        /**
         * Logistics
         * @description Where, when and how.
         */
        LogisticsPreferences: {
            /**
             * ZIP
             * @example 04101
             */
            zip?: string | null;
            /**
             * How far will you go?
             * @example 60
             */
            max_distance?: number | null;
            /**
             * Pickup or delivery
             * @example either
             */
            delivery?: components["schemas"]["DeliveryWish"] | null;
            /**
             * Earliest
             * Format: date
             * @example 2026-12-01
             */
            earliest?: string | null;
            /**
             * Needed by
             * Format: date
             * @example 2027-01-15
             */
            latest?: string | null;
            /**
             * Best way to reach you
             * @example chat
             */
            contact_way?: components["schemas"]["ContactWay"] | null;
            /**
             * Best time
             * @example evening
             */
            contact_time?: components["schemas"]["ContactTime"] | null;
            /** Who decides with you */
            second_decider?: components["schemas"]["SecondDecider"] | null;
            /**
             * Anything else
             * @example The dog crate must fit behind the second row.
             */
            remarks?: string | null;
        };
        /**
         * Selections
         * @description What the client is looking for.
         */
        ChecklistSelections: {
            /**
             * Vehicles
             * @description Favorites first.
             */
            vehicles?: components["schemas"]["VehiclePreference"][];
            money?: components["schemas"]["MoneyPreferences"];
            taste?: components["schemas"]["TastePreferences"];
            logistics?: components["schemas"]["LogisticsPreferences"];
        };
        /**
         * Condition
         * @description As you see it.
         * @enum {string}
         */
        TradeInCondition: "excellent" | "good" | "fair" | "poor";
        /**
         * Offer
         * @description An offer for the car.
         */
        TradeInOffer: {
            /**
             * From
             * @example CarMax
             */
            from: string;
            /** Amount */
            amount: components["schemas"]["Cents"];
            /**
             * Date
             * Format: date
             * @example 2026-11-14
             */
            offered_on?: string | null;
        };
        /**
         * Trade-in
         * @description The car the client gives in payment.
         */
        TradeIn: {
            /**
             * I have a car to trade in
             * @example true
             */
            has_trade_in?: boolean | null;
            /**
             * VIN
             * @description 17 letters and digits. We warn you if one looks wrong.
             * @example KNDPM3AC0H7123456
             */
            vin?: string | null;
            /**
             * Year
             * @example 2017
             */
            year?: number | null;
            /**
             * Make
             * @example Kia
             */
            make?: string | null;
            /**
             * Model
             * @example Sportage
             */
            model?: string | null;
            /**
             * Trim
             * @example LX
             */
            trim?: string | null;
            /**
             * Miles
             * @example 71200
             */
            mileage?: number | null;
            /**
             * Condition
             * @example good
             */
            condition?: components["schemas"]["TradeInCondition"] | null;
            /**
             * Lienholder
             * @description The bank you still owe. Leave empty if you own it outright.
             * @example Casco Bay Credit Union
             */
            lienholder?: string | null;
            /**
             * Payoff
             * Format: cents
             * @description What is still owed.
             * @example 312000
             */
            payoff?: number | null;
            /**
             * Payoff good through
             * Format: date
             * @example 2026-12-05
             */
            payoff_good_through?: string | null;
            /**
             * Title in hand
             * @example false
             */
            title_in_hand?: boolean | null;
            /**
             * Accidents
             * @description Leave empty if you don’t know.
             * @example 0
             */
            accidents?: number | null;
            /**
             * What happened
             * @example Rear bumper replaced in 2021.
             */
            accident_details?: string | null;
            /**
             * Keys
             * @example 2
             */
            keys?: number | null;
            /**
             * Photos
             * @description Files uploaded as trade-in photos.
             */
            photo_ids?: components["schemas"]["Id"][];
            /** Offers you have */
            offers?: components["schemas"]["TradeInOffer"][];
        };
        /**
         * File
         * @description A file that is kept, as a message, complaint or checklist carries it.
         */
        StoredFile: {
            readonly id: components["schemas"]["Id"];
            /**
             * Name
             * @description The name it was uploaded under.
             * @example window-sticker.jpg
             */
            readonly file_name: string;
            /**
             * Type
             * @description Judged by content.
             * @example image/jpeg
             */
            readonly content_type: string;
            /**
             * Size
             * @description In bytes.
             * @example 421888
             */
            readonly size: number;
            /**
             * Preview
             * @description A small picture of it can be had.
             * @example true
             */
            readonly has_preview: boolean;
            /** Uploaded */
            readonly created_at: components["schemas"]["Instant"];
        };
        /**
         * Attachments
         * @description The files with it.
         */
        Attachments: components["schemas"]["StoredFile"][];
        /**
         * Checklist
         * @description What one client looks for within one package, and what they trade in.
         */
        UserPreferences: {
            readonly id: components["schemas"]["Id"];
            /** Client */
            readonly user_id: components["schemas"]["Id"];
            /**
             * Client
             * @description Whose checklist it is.
             * @example Hannah Okafor
             */
            readonly client_name: string;
            /** Package */
            readonly package_id: components["schemas"]["Id"];
            readonly status: components["schemas"]["ChecklistStatus"];
            /**
             * Done
             * Format: percent
             * @description In percent.
             * @example 60
             */
            readonly progress: number;
            readonly selections: components["schemas"]["ChecklistSelections"];
            readonly trade_in: components["schemas"]["TradeIn"];
            /** Trade-in photos */
            readonly trade_in_photos: components["schemas"]["Attachments"];
            /**
             * Submitted
             * Format: date-time
             * @description When it was last submitted.
             * @example 2026-11-18T19:10:00.000Z
             */
            readonly submitted_at: string | null;
            /**
             * What should change
             * @description What the advisor asked to change.
             * @example Is a plug-in hybrid an option?
             */
            readonly changes_note: string | null;
            /** Started */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Step in process
         * @description How far the work for the client has come.
         * @enum {string}
         */
        StepInProcess: "new_request" | "intake_review" | "searching" | "links_sent" | "researching" | "negotiating" | "offer_accepted" | "paperwork" | "delivered" | "on_hold" | "closed_lost";
        /**
         * Hand-over preview
         * @description Everything that would change hands with an employee’s clients, and who could take over.
         */
        HandOverQuote: {
            /**
             * Clients
             * @description All of them.
             * @example 38
             */
            clients: number;
            /**
             * In progress
             * @description Neither delivered nor lost.
             * @example 24
             */
            in_progress: number;
            /**
             * Chats waiting
             * @description Chats that need a reply.
             * @example 9
             */
            chats_waiting: number;
            /**
             * Waiting since
             * Format: date-time
             * @description The oldest message without an answer.
             * @example 2026-11-21T11:20:00.000Z
             */
            waiting_since: string | null;
            /**
             * Open complaints
             * @description Assigned to the employee.
             * @example 2
             */
            complaints: number;
            /**
             * About the advisor
             * @description How many of them go to the admins.
             * @example 1
             */
            complaints_about: number;
            /**
             * Support requests
             * @description Open ones the employee owns.
             * @example 1
             */
            support_requests: number;
            /**
             * Tasks
             * @description Open tasks about the clients; they go along.
             * @example 4
             */
            tasks: number;
            /**
             * Overdue
             * @description How many of those tasks are past their day.
             * @example 1
             */
            tasks_overdue: number;
            /**
             * Follow-ups
             * @description Clients with a day to get in touch again.
             * @example 5
             */
            follow_ups: number;
            /**
             * Overdue
             * @description How many of those days have passed.
             * @example 3
             */
            follow_ups_overdue: number;
            /**
             * Client by client
             * @description The most urgent first.
             */
            rows: {
                /** Client */
                client_id: components["schemas"]["Id"];
                /**
                 * Client
                 * @description First and last name.
                 * @example Sofia Rinaldi
                 */
                client_name: string;
                step_in_process: components["schemas"]["StepInProcess"];
                /**
                 * In progress
                 * @description Neither delivered nor lost.
                 */
                in_progress: boolean;
                /**
                 * Chat waiting since
                 * Format: date-time
                 * @description The oldest message without an answer.
                 * @example 2026-11-21T11:20:00.000Z
                 */
                waiting_since: string | null;
                /**
                 * Complaint open since
                 * Format: date-time
                 * @description The oldest that is open.
                 * @example 2026-11-20T11:20:00.000Z
                 */
                complaint_since: string | null;
                /**
                 * Follow-up
                 * Format: date
                 * @description When to get in touch again.
                 * @example 2026-11-24
                 */
                date_to_re_engage: string | null;
            }[];
            /**
             * Available advisors
             * @description The other active advisors, with load, capacity and absence.
             */
            advisors: components["schemas"]["Employee"][];
        };
        /**
         * Hand-over
         * @description Clients who changed hands in one act.
         */
        HandOver: {
            id: components["schemas"]["Id"];
            /** From */
            from_id: components["schemas"]["Id"];
            /**
             * By
             * @description The admin who handed over.
             * @example Grace Tan
             */
            actor_name: string;
            /**
             * Reason
             * @description In the words of the admin.
             * @example On parental leave.
             */
            reason: string | null;
            /**
             * Clients
             * @description How many clients changed hands; once undone, how many came back.
             * @example 24
             */
            count: number;
            /**
             * Went to
             * @description Who took over, and how many clients each.
             */
            receivers: {
                /**
                 * Advisor
                 * Format: uuid
                 * @description Empty where they went to nobody.
                 * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
                 */
                advisor_id: string | null;
                /**
                 * Name
                 * @description Of the advisor.
                 * @example Elise Novak
                 */
                name: string;
                /**
                 * Clients
                 * @description How many.
                 * @example 12
                 */
                clients: number;
            }[];
            /** Undo until */
            undo_until: components["schemas"]["Instant"];
            /**
             * Undone
             * Format: date-time
             * @description When it was undone.
             * @example 2026-11-21T15:00:00.000Z
             */
            undone_at: string | null;
            /** Handed over */
            created_at: components["schemas"]["Instant"];
        };
        /**
         * Search reach
         * @description How many of the firm’s own listings meet a checklist, and what each answer would leave. Counts alone, and of no client.
         */
        SearchReach: {
            /**
             * Listed
             * @description How many listings were counted.
             * @example 412
             */
            listed: number;
            /**
             * Meeting
             * @description How many of them meet every answer.
             * @example 118
             */
            meeting: number;
            /**
             * Choices
             * @description For an answer, how many cars meet it and all answers to other questions.
             */
            choices: {
                /**
                 * Field
                 * @description The field of the checklist.
                 * @example body_styles
                 */
                field: string;
                /**
                 * Value
                 * @description As the checklist has it; of makes also make and model, of distances the miles.
                 * @example suv
                 */
                value: string;
                /**
                 * Cars
                 * @description How many.
                 * @example 198
                 */
                count: number;
            }[];
            /**
             * Prices
             * @description The cars that meet everything but the budget, by what they cost.
             */
            prices: {
                /** Up to */
                up_to: components["schemas"]["Cents"];
                /**
                 * Cars
                 * @description How many cost that or less and more than the one before.
                 * @example 17
                 */
                count: number;
            }[];
            /**
             * Towns
             * @description Where the cars are that meet everything but the distance; empty where the checklist has no known ZIP.
             */
            towns: {
                /**
                 * Name
                 * @description City and state.
                 * @example Dublin, OH
                 */
                name: string;
                /**
                 * East
                 * @description Miles east of the checklist’s ZIP; west is less than zero.
                 * @example -4.2
                 */
                east: number;
                /**
                 * North
                 * @description Miles north of it.
                 * @example 11.5
                 */
                north: number;
                /**
                 * Miles away
                 * @description As the crow flies.
                 * @example 12
                 */
                miles: number;
                /**
                 * Cars
                 * @description How many.
                 * @example 5
                 */
                count: number;
            }[];
        };
        /**
         * Area of a ZIP
         * @description Where a ZIP is, and the ZIPs around it as points of a small map.
         */
        ZipArea: {
            /**
             * ZIP
             * @description Five digits.
             * @example 43215
             */
            zip: string;
            /**
             * Name
             * @description City and state.
             * @example Columbus, OH
             */
            name: string;
            /**
             * ZIPs around it
             * @description The centers of other ZIPs, thinned out where there are many.
             */
            dots: {
                /**
                 * East
                 * @description Miles east of the ZIP; west is less than zero.
                 * @example -4.2
                 */
                east: number;
                /**
                 * North
                 * @description Miles north of it.
                 * @example 11.5
                 */
                north: number;
            }[];
        };
        /**
         * File
         * @description A file in a client’s folder.
         */
        FolderFile: {
            readonly id: components["schemas"]["Id"];
            /** Folder */
            readonly folder_id: components["schemas"]["Id"];
            /**
             * Name
             * @description Unique in the folder.
             * @example service-record.pdf
             */
            readonly file_name: string;
            /**
             * Type
             * @description Judged by content.
             * @example application/pdf
             */
            readonly content_type: string;
            /**
             * Size
             * @description In bytes.
             * @example 421888
             */
            readonly size: number;
            /**
             * Preview
             * @description A small picture of it can be had.
             * @example false
             */
            readonly has_preview: boolean;
            /**
             * Shown to the client
             * @description Whether the client sees this file.
             * @example true
             */
            readonly is_shown: boolean;
            /**
             * Uploaded by
             * Format: uuid
             * @description Who uploaded it.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly uploaded_by: string | null;
            /**
             * Uploaded by
             * @description Who uploaded it, by name.
             * @example Maria Delgado
             */
            readonly uploaded_by_name: string | null;
            /**
             * Role
             * @description Whether staff or the client uploaded it.
             * @example employee
             */
            readonly uploaded_by_role: components["schemas"]["Role"] | null;
            /** Uploaded */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Status
         * @description How far the complaint has come.
         * @enum {string}
         */
        ComplaintStatus: "submitted" | "in_progress" | "waiting_on_client" | "resolved" | "closed" | "withdrawn";
        /**
         * Category
         * @description What it is about.
         * @enum {string}
         */
        ComplaintCategory: "advisor" | "listing" | "price" | "payment" | "delay" | "other";
        /**
         * Attachments
         * @description Files uploaded before, by their ids; each is taken up once.
         */
        AttachmentIds: components["schemas"]["Id"][];
        /**
         * Complaint
         * @description What a client is not happy with, and its progress.
         */
        Complaint: {
            readonly id: components["schemas"]["Id"];
            /**
             * Client
             * @description The client you’re writing for.
             */
            user_id?: components["schemas"]["Id"];
            /**
             * Subject
             * @example The OTD price rose after I accepted
             */
            subject: string;
            category: components["schemas"]["ComplaintCategory"];
            /**
             * What happened
             * @description What happened, and what would make it right.
             * @example The dealer added a protection package of $895 on the day. Please have it taken off.
             */
            details: string;
            readonly attachments: components["schemas"]["Attachments"];
            readonly status: components["schemas"]["ComplaintStatus"];
            /**
             * Assigned to
             * Format: uuid
             * @description The employee who takes care of it.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly assigned_to: string | null;
            /**
             * Resolved
             * Format: date-time
             * @description When it was last resolved.
             * @example 2026-11-20T19:10:00.000Z
             */
            readonly resolved_at: string | null;
            /**
             * Closed
             * Format: date-time
             * @description When it was closed for good.
             * @example 2026-11-21T15:00:00.000Z
             */
            readonly closed_at: string | null;
            /** Opened */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Kind
         * @description What sort of entry it is.
         * @enum {string}
         */
        ComplaintEntryKind: "opened" | "reply" | "status_changed" | "assigned";
        /**
         * Complaint entry
         * @description One event or reply in the progress of a complaint.
         */
        ComplaintEntry: {
            id: components["schemas"]["Id"];
            /** Complaint */
            complaint_id: components["schemas"]["Id"];
            kind: components["schemas"]["ComplaintEntryKind"];
            /**
             * By
             * Format: uuid
             * @description Who wrote or did it.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            author_id: string | null;
            /**
             * By
             * @description Who wrote or did it, by name.
             * @example Maria Delgado
             */
            author_name: string | null;
            /**
             * Role
             * @description What they are to the firm.
             * @example employee
             */
            author_role: components["schemas"]["Role"] | null;
            /**
             * Message
             * @description What was written.
             * @example Thank you. Saturday morning suits me.
             */
            text: string | null;
            /**
             * New status
             * @description The state it moved to, where it moved.
             * @example in_progress
             */
            status: components["schemas"]["ComplaintStatus"] | null;
            /**
             * Internal note
             * @description Only staff see it.
             * @example false
             */
            is_internal: boolean;
            attachments: components["schemas"]["Attachments"];
            /** When */
            created_at: components["schemas"]["Instant"];
        };
        /**
         * Timeline
         * @description One page of a complaint’s timeline, newest first.
         */
        ComplaintEntryPage: {
            /**
             * Entries
             * @description The entries of this page, newest first.
             */
            items: components["schemas"]["ComplaintEntry"][];
            /**
             * Next
             * Format: uuid
             * @description What to pass as `before` for the next page; empty at the end.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            next: string | null;
        };
        /**
         * Car
         * @description A listing or a link that is the car in question.
         */
        MatchSource: {
            /**
             * Kind
             * @example link
             * @enum {string}
             */
            source: "listing" | "link";
            id: components["schemas"]["Id"];
        };
        /**
         * Fit
         * @description How the car meets the client’s checklist.
         */
        LinkFit: {
            /**
             * Must-haves
             * @description Wishes that must be met.
             * @example 8
             */
            musts: number;
            /**
             * Must-haves met
             * @description How many of them this car meets.
             * @example 7
             */
            musts_met: number;
            /**
             * Missing
             * @description Must-haves it does not meet.
             */
            missing: string[];
            /**
             * Unknown
             * @description Must-haves nothing is known about yet.
             */
            unknown: string[];
            /**
             * Deal-breakers
             * @description What the client never wanted and this car has.
             */
            rejects_hit: string[];
            /**
             * Fit
             * Format: percent
             * @description In percent.
             * @example 88
             */
            score: number;
        };
        /**
         * Status
         * @description How far the client and the advisor have come with this link (the three choices).
         * @enum {string}
         */
        LinkStatus: "proposed" | "research_requested" | "researched" | "otd_requested" | "otd_received" | "accepted" | "purchased" | "rejected" | "unavailable";
        /**
         * Matching car
         * @description A car the firm knows, and how it meets a client’s wishes.
         */
        MatchCar: {
            /**
             * Kind
             * @description Whether it is a listing or a link.
             * @example link
             * @enum {string}
             */
            source: "listing" | "link";
            id: components["schemas"]["Id"];
            /**
             * Title
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title: string;
            /**
             * Asking price
             * Format: cents
             * @example 3748000
             */
            price: number | null;
            /**
             * OTD price
             * Format: cents
             * @description Of the latest worksheet.
             * @example 3941453
             */
            total_otd: number | null;
            /**
             * Miles
             * @example 6
             */
            miles: number | null;
            /**
             * Seller
             * @example Northgate Toyota
             */
            dealer: string | null;
            /**
             * Location
             * @example Dublin, OH
             */
            place: string | null;
            /**
             * Miles away
             * @description From the client asked for.
             * @example 14
             */
            distance: number | null;
            /**
             * Exterior color
             * @example Blueprint
             */
            exterior_colour: string | null;
            /**
             * Found for
             * @description The client it was found for; null for a listing.
             * @example Hannah Okafor
             */
            for_name: string | null;
            /**
             * Fit
             * @description How it answers the client’s checklist; null without a client or wishes.
             */
            fit: components["schemas"]["LinkFit"] | null;
            /**
             * Link
             * Format: uuid
             * @description The client’s own link to this car.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            link_id: string | null;
            /**
             * Status
             * @description How far the client’s own link to this car has come.
             * @example proposed
             */
            link_status: components["schemas"]["LinkStatus"] | null;
        };
        /**
         * Matching client
         * @description A client in progress, what they want, and how the car meets it.
         */
        MatchClient: {
            /** Client */
            user_id: components["schemas"]["Id"];
            /**
             * Client
             * @example Amara Kone
             */
            client_name: string;
            /**
             * Package
             * @description What the client bought.
             * @example Full Service
             */
            package_name: string | null;
            step_in_process: components["schemas"]["StepInProcess"];
            /**
             * Checklist
             * @description Where the wish is written.
             */
            checklist_id: components["schemas"]["Id"];
            /**
             * Wants
             * @description The car they want in one line.
             * @example Toyota RAV4 · new · up to $39,500 · within 60 miles
             */
            wants: string;
            /**
             * Budget
             * Format: cents
             * @description Out the door, taxes and fees included.
             * @example 3950000
             */
            max_total: number | null;
            /**
             * Monthly budget
             * Format: cents
             * @example 52000
             */
            max_monthly: number | null;
            /**
             * Goes up to
             * @description How many miles they will go.
             * @example 60
             */
            max_distance: number | null;
            /**
             * Needed by
             * Format: date
             * @example 2026-11-30
             */
            needed_by: string | null;
            /**
             * Miles away
             * @description Of the car from the client; null where either place is not known.
             * @example 22
             */
            distance: number | null;
            /**
             * Over budget
             * Format: cents
             * @description The car’s price less the budget; below zero what is left, null where either is unknown.
             * @example -8547
             */
            over_budget: number | null;
            /**
             * Fit
             * @description How the car answers the checklist, as the client sees it; null without a car or wishes.
             */
            fit: components["schemas"]["LinkFit"] | null;
            /**
             * Link
             * Format: uuid
             * @description Their own link to this car.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            link_id: string | null;
            /**
             * Status
             * @description How far their own link to this car has come.
             * @example proposed
             */
            link_status: components["schemas"]["LinkStatus"] | null;
        };
        /**
         * Match
         * @description The car in question, and the clients it is held against, those it fits best first.
         */
        MatchAnswer: {
            /**
             * Car
             * @description The car in question.
             */
            car: components["schemas"]["MatchCar"] | null;
            /** Clients */
            clients: components["schemas"]["MatchClient"][];
            /**
             * Matching
             * @description How many clients want what was asked for.
             * @example 6
             */
            matching: number;
            /**
             * In progress
             * @description How many clients are in progress.
             * @example 14
             */
            active: number;
        };
        /**
         * Proposed
         * @description What came of proposing a car to several clients, client by client.
         */
        ProposedTo: {
            /**
             * Proposed
             * @description How many clients have the car now.
             * @example 3
             */
            proposed: number;
            /** Clients */
            clients: {
                user_id: components["schemas"]["Id"];
                /**
                 * Client
                 * @example Amara Kone
                 */
                client_name: string;
                /**
                 * Link
                 * Format: uuid
                 * @description The link that was made.
                 * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
                 */
                link_id: string | null;
                /**
                 * Problem
                 * @description Why none was made.
                 * @example They have this car already.
                 */
                problem: string | null;
            }[];
        };
        /**
         * Search hit
         * @description A record that was found, and what tells it from others.
         */
        SearchHit: {
            /**
             * Kind
             * @description Which kind of record it is.
             * @example Link
             */
            kind: string;
            id: components["schemas"]["Id"];
            /**
             * Name
             * @description What the record is called; of a message, the words around what was found.
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            name: string;
            /**
             * Client
             * Format: uuid
             * @description The client it belongs to.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            client_id: string | null;
            /**
             * Client
             * @description The client it belongs to, by name.
             * @example Hannah Okafor
             */
            client_name: string | null;
            /**
             * Values
             * @description Its state and what else is shown beside the name, by field.
             */
            values: {
                [key: string]: string | number | boolean | null;
            };
        };
        /**
         * Search results
         * @description What was found, the best first.
         */
        SearchAnswer: {
            /**
             * Hits
             * @description The best first; a few of each kind.
             */
            hits: components["schemas"]["SearchHit"][];
            /**
             * More
             * @description Kinds of which there is more than is answered.
             */
            more: string[];
        };
        /**
         * Kind
         * @description With the client’s advisor, or with the desk.
         * @enum {string}
         */
        ChatKind: "advisor" | "desk";
        /**
         * Status
         * @description What the chat asks of staff.
         * @enum {string}
         */
        ChatEmployeeStatus: "needs_reply" | "waiting_on_client" | "snoozed" | "resolved";
        /**
         * Status
         * @description Whether the client has a reply or waits for one.
         * @enum {string}
         */
        ChatClientStatus: "new_reply" | "waiting_on_advisor" | "up_to_date";
        /**
         * Chat
         * @description A chat, or 21 for the desk chat (brief section 9).
         * @example 21
         */
        ChatId: string;
        /**
         * Chat
         * @description A client’s conversation with their advisor, or with the desk.
         */
        Chat: {
            readonly id: components["schemas"]["ChatId"];
            readonly kind: components["schemas"]["ChatKind"];
            /**
             * Client
             * Format: uuid
             * @description The client whose chat it is.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly client_id: string | null;
            /**
             * Client
             * @description The client’s name.
             * @example Hannah Okafor
             */
            readonly client_name: string;
            /**
             * Advisor
             * Format: uuid
             * @description Empty while the desk answers.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly employee_id: string | null;
            /**
             * Advisor
             * @description The advisor’s name.
             * @example Maria Delgado
             */
            readonly employee_name: string | null;
            readonly employee_status?: components["schemas"]["ChatEmployeeStatus"];
            readonly client_status: components["schemas"]["ChatClientStatus"];
            /**
             * Snoozed until
             * Format: date-time
             * @description Until when the duty to reply is put off.
             * @example 2026-11-23T14:00:00.000Z
             */
            readonly snoozed_until?: string | null;
            /**
             * Waiting since
             * Format: date-time
             * @description The oldest message of the client without an answer.
             * @example 2026-11-21T14:47:00.000Z
             */
            readonly waiting_since?: string | null;
            /**
             * Reply due
             * Format: date-time
             * @description By the firm’s promise within its answer hours.
             * @example 2026-11-21T16:47:00.000Z
             */
            readonly reply_by?: string | null;
            /**
             * Last message
             * @description Its number.
             * @example 14
             */
            readonly last_seq: number;
            /**
             * Read by the client
             * @description Up to this message.
             * @example 14
             */
            readonly client_read_seq: number;
            /**
             * Read by staff
             * @description Up to this message.
             * @example 13
             */
            readonly employee_read_seq: number;
            /**
             * Unread
             * @description Messages the caller’s side has not read.
             * @example 1
             */
            readonly unread: number;
            /**
             * Last message
             * @description How the last message begins.
             * @example Joint with Daniel. Does that change the payoff?
             */
            readonly last_text: string | null;
            /**
             * Sent
             * Format: date-time
             * @description When the last message came.
             * @example 2026-11-21T14:47:00.000Z
             */
            readonly last_message_at: string | null;
            /** Started */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Message
         * @description A message on its way; words, files, or both.
         */
        MessageToSend: {
            /**
             * Chat
             * @description A chat, or 21 for the desk chat: as text, or as the number of the brief (section 9).
             */
            chat_id: components["schemas"]["ChatId"] | 21;
            /**
             * Message
             * @description Made by the sender, so that a retry never doubles.
             */
            message_id: components["schemas"]["Id"];
            /**
             * Message
             * @description May be empty with a file.
             * @example Joint with Daniel. Does that change the payoff?
             */
            text: string;
            attachment_ids?: components["schemas"]["AttachmentIds"];
            /**
             * Client
             * @description For staff who write to the desk chat of a client who has none yet.
             */
            client_id?: components["schemas"]["Id"];
        };
        /**
         * Message
         * @description One message of a chat.
         */
        Message: {
            /**
             * Message
             * @description Made by the sender.
             */
            message_id: components["schemas"]["Id"];
            /** Chat */
            chat_id: components["schemas"]["Id"];
            /**
             * Number
             * @description Rises by one in each chat.
             * @example 14
             */
            seq: number;
            /**
             * Sender
             * Format: uuid
             * @description Who wrote it.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            sender_id: string | null;
            /**
             * Sender
             * @description Who wrote it, by name.
             * @example Hannah Okafor
             */
            sender_name: string | null;
            sender_role: components["schemas"]["Role"];
            /**
             * Message
             * @example Joint with Daniel. Does that change the payoff?
             */
            text: string;
            attachments: components["schemas"]["Attachments"];
            /** Sent */
            sent_at: components["schemas"]["Instant"];
        };
        /**
         * Messages
         * @description Some messages of a chat, oldest first.
         */
        MessagePage: {
            /**
             * Messages
             * @description The messages of this page.
             */
            items: components["schemas"]["Message"][];
            /**
             * Next
             * @description What to pass on (as `before`, or as `after`) for more; empty when there is none.
             * @example 51
             */
            next: number | null;
        };
        /**
         * Chat
         * @description A chat with its newest messages; for staff, the desk chat 21 with the queue of its threads.
         */
        ChatThread: {
            chat: components["schemas"]["Chat"];
            messages: components["schemas"]["MessagePage"];
            /**
             * Threads
             * @description The queue of the desk chat, longest waiting first; else empty.
             */
            threads: components["schemas"]["Chat"][];
        };
        /**
         * Photo
         * @description A photo of the car, with addresses good for a short while.
         */
        CarPhoto: {
            /** @description Of the file. */
            id: components["schemas"]["Id"];
            /**
             * Photo
             * @description Relative to the API’s host; good for 60 seconds.
             * @example /api/files/01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10/content?variant=original&token=…
             */
            url: string;
            /**
             * Small photo
             * @description Relative to the API’s host; good for 60 seconds.
             * @example /api/files/01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10/content?variant=preview&token=…
             */
            preview_url: string;
        };
        /**
         * Photos
         * @description The first is the one on the card.
         */
        CarPhotos: components["schemas"]["CarPhoto"][];
        /**
         * Listing
         * @description A car the advisor presents with photos and data, to one client or to many.
         */
        Listing: {
            readonly id: components["schemas"]["Id"];
            /**
             * Title
             * @description The car in one line: year, make, model, trim.
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title: string;
            /**
             * Web address
             * Format: uri
             * @description The address of the offer. We remove tracking codes.
             * @default null
             * @example https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456
             */
            url: string | null;
            /**
             * VIN
             * @description 17 letters and digits. We warn you if one looks wrong.
             * @default null
             * @example 2T3P1RFV8SC123456
             */
            vin: string | null;
            /**
             * Make
             * @default null
             * @example Toyota
             */
            make: string | null;
            /**
             * Model
             * @default null
             * @example RAV4 Hybrid
             */
            model: string | null;
            /**
             * Trim
             * @default null
             * @example XLE Premium
             */
            trim: string | null;
            /**
             * Year
             * @default null
             * @example 2025
             */
            year: number | null;
            /**
             * New or used
             * @default null
             * @example new
             */
            condition: components["schemas"]["VehicleCondition"] | null;
            /**
             * Asking price
             * Format: cents
             * @description Before taxes and fees.
             * @default null
             * @example 3748000
             */
            price: number | null;
            /**
             * Miles
             * @default null
             * @example 6
             */
            miles: number | null;
            /**
             * Seller
             * @default null
             * @example Northgate Toyota
             */
            dealer: string | null;
            /**
             * Location
             * @description City and state.
             * @default null
             * @example Dublin, OH
             */
            place: string | null;
            /**
             * Miles away
             * @description Miles from the client.
             * @default null
             * @example 14
             */
            distance: number | null;
            /**
             * Body style
             * @default null
             * @example suv
             */
            body_style: components["schemas"]["BodyStyle"] | null;
            /**
             * Fuel
             * @default null
             * @example hybrid
             */
            fuel: components["schemas"]["FuelKind"] | null;
            /**
             * Drivetrain
             * @default null
             * @example awd
             */
            drivetrain: components["schemas"]["Drivetrain"] | null;
            /**
             * Transmission
             * @default null
             * @example automatic
             */
            transmission: components["schemas"]["Transmission"] | null;
            /**
             * Seats
             * @default null
             * @example 5
             */
            seats: number | null;
            /**
             * Doors
             * @default null
             * @example 5
             */
            doors: number | null;
            /**
             * Exterior color
             * @default null
             * @example Blueprint
             */
            exterior_colour: string | null;
            /**
             * Interior color
             * @default null
             * @example Black
             */
            interior_colour: string | null;
            /**
             * Options
             * @description What the car comes with.
             * @default []
             */
            options: string[];
            /**
             * Description
             * @description For the client.
             * @default null
             * @example On the lot, delivery miles only.
             */
            description: string | null;
            readonly photos: components["schemas"]["CarPhotos"];
            /**
             * For clients
             * @description Who sees it once you show it.
             * @default []
             */
            client_ids?: components["schemas"]["Id"][];
            /**
             * Shown
             * @description The clients chosen here see it once it’s shown.
             * @default false
             * @example true
             */
            is_displayed: boolean;
            /**
             * Advisor
             * Format: uuid
             * @description Who presents it.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly advisor_id?: string | null;
            /**
             * Advisor
             * @description Who presents it, by name.
             * @example Maria Delgado
             */
            readonly advisor_name: string | null;
            /**
             * Links created
             * @description How many links grew from it.
             * @example 2
             */
            readonly link_count?: number;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Tier
         * @description How strongly you recommend it.
         * @enum {string}
         */
        LinkTier: "top_pick" | "strong" | "alternative" | "stretch";
        /**
         * Outcome
         * @description What became of one row of an import.
         * @enum {string}
         */
        LinkImportOutcome: "created" | "duplicate" | "invalid";
        /**
         * Row
         * @description What came of one row.
         */
        LinkImportRow: {
            /**
             * Row
             * @description Counted from 1; of a spreadsheet, with its header.
             * @example 2
             */
            row: number;
            /** @description What became of the row. */
            outcome: components["schemas"]["LinkImportOutcome"];
            /**
             * Title
             * @description The car as it was read.
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title: string | null;
            /**
             * Web address
             * @description The address as it was read, normalised.
             * @example https://northgate-toyota.example/inventory/2025-rav4-hybrid
             */
            url: string | null;
            /**
             * Link
             * Format: uuid
             * @description The one made, or the one that is there already.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            link_id: string | null;
            /**
             * Errors by field
             * @description Why the row was not taken, field by field.
             */
            errors: {
                [key: string]: string;
            };
            /**
             * Warnings
             * @description What looks odd, without stopping the row.
             */
            warnings: string[];
        };
        /**
         * Links added
         * @description What came of each row; rows with errors are left out, the others are added.
         */
        LinkImport: {
            /**
             * Preview
             * @description Nothing was added.
             * @example false
             */
            is_preview: boolean;
            /**
             * Added
             * @description Rows that became links.
             * @example 11
             */
            created: number;
            /**
             * Already added
             * @description Rows that the client has already.
             * @example 1
             */
            duplicates: number;
            /**
             * Problems
             * @description Rows that could not be taken.
             * @example 0
             */
            invalid: number;
            /**
             * Rows
             * @description What became of each row, in the order given.
             */
            rows: components["schemas"]["LinkImportRow"][];
        };
        /**
         * Reason
         * @description Why a link was rejected or is no longer available.
         * @enum {string}
         */
        LinkReason: "price" | "miles" | "colour" | "features" | "distance" | "seller" | "sold" | "withdrawn" | "other";
        /**
         * Link
         * @description One car offer found on the web, proposed to one client, on which the client decides.
         */
        Link: {
            readonly id: components["schemas"]["Id"];
            /** Client */
            user_id: components["schemas"]["Id"];
            /**
             * Client
             * @description Whose decision it waits for.
             * @example Hannah Okafor
             */
            readonly client_name: string;
            /**
             * Advisor
             * @description The client’s advisor.
             * @example Maria Delgado
             */
            readonly advisor_name: string | null;
            /**
             * Web address
             * Format: uri
             * @description The address of the offer. We remove tracking codes.
             * @default null
             * @example https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456
             */
            url: string | null;
            /**
             * Title
             * @description The car in one line: year, make, model, trim.
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title: string;
            /**
             * VIN
             * @description 17 letters and digits. We warn you if one looks wrong.
             * @default null
             * @example 2T3P1RFV8SC123456
             */
            vin: string | null;
            /**
             * Make
             * @default null
             * @example Toyota
             */
            make: string | null;
            /**
             * Model
             * @default null
             * @example RAV4 Hybrid
             */
            model: string | null;
            /**
             * Trim
             * @default null
             * @example XLE Premium
             */
            trim: string | null;
            /**
             * Year
             * @default null
             * @example 2025
             */
            year: number | null;
            /**
             * New or used
             * @default null
             * @example new
             */
            condition: components["schemas"]["VehicleCondition"] | null;
            /**
             * Asking price
             * Format: cents
             * @description Before taxes and fees.
             * @default null
             * @example 3748000
             */
            price: number | null;
            /**
             * Miles
             * @default null
             * @example 6
             */
            miles: number | null;
            /**
             * Seller
             * @default null
             * @example Northgate Toyota
             */
            dealer: string | null;
            /**
             * Location
             * @description City and state.
             * @default null
             * @example Dublin, OH
             */
            place: string | null;
            /**
             * Miles away
             * @description Miles from the client.
             * @default null
             * @example 14
             */
            distance: number | null;
            /**
             * Body style
             * @default null
             * @example suv
             */
            body_style: components["schemas"]["BodyStyle"] | null;
            /**
             * Fuel
             * @default null
             * @example hybrid
             */
            fuel: components["schemas"]["FuelKind"] | null;
            /**
             * Drivetrain
             * @default null
             * @example awd
             */
            drivetrain: components["schemas"]["Drivetrain"] | null;
            /**
             * Transmission
             * @default null
             * @example automatic
             */
            transmission: components["schemas"]["Transmission"] | null;
            /**
             * Seats
             * @default null
             * @example 5
             */
            seats: number | null;
            /**
             * Doors
             * @default null
             * @example 5
             */
            doors: number | null;
            /**
             * Exterior color
             * @default null
             * @example Blueprint
             */
            exterior_colour: string | null;
            /**
             * Interior color
             * @default null
             * @example Black
             */
            interior_colour: string | null;
            /**
             * Options
             * @description What the car comes with.
             * @default []
             */
            options: string[];
            readonly photos: components["schemas"]["CarPhotos"];
            /**
             * Group
             * @description The heading the client sees this car under.
             * @default null
             * @example Hybrid SUVs, new
             */
            category: string | null;
            /** @default alternative */
            tier: components["schemas"]["LinkTier"];
            readonly status: components["schemas"]["LinkStatus"];
            /** Since */
            readonly status_since: components["schemas"]["Instant"];
            /**
             * Previous status
             * @description The state before it was rejected.
             * @example proposed
             */
            readonly previous_status: components["schemas"]["LinkStatus"] | null;
            /**
             * Rejected at
             * @description How far it had come.
             * @example proposed
             */
            readonly rejected_stage: components["schemas"]["LinkStatus"] | null;
            /**
             * Reason
             * @description Why it was rejected or is unavailable.
             * @example price
             */
            readonly reason: components["schemas"]["LinkReason"] | null;
            /**
             * Comments
             * @description Your message to the client.
             * @default null
             * @example Meets every must-have, and it is on the lot in Blueprint, your first color.
             */
            comments: string | null;
            /**
             * Notes
             * @description Only staff see it.
             * @default null
             * @example Ask for Dana; she waives the prep fee.
             */
            notes?: string | null;
            /**
             * Shown
             * @description The client sees it once it’s published.
             * @default false
             * @example true
             */
            is_displayed: boolean;
            /**
             * Published
             * Format: date-time
             * @description When it was first shown to the client.
             * @example 2026-11-18T19:10:00.000Z
             */
            readonly published_at: string | null;
            /**
             * Listing
             * Format: uuid
             * @description The listing it grew from.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly listing_id?: string | null;
            /**
             * Fit
             * @description How it answers the client’s checklist.
             */
            readonly fit: components["schemas"]["LinkFit"] | null;
            /**
             * Research reports
             * @description How many research reports it has.
             * @example 1
             */
            readonly report_count: number;
            /**
             * OTD revisions
             * @description How many revisions its worksheet has.
             * @example 3
             */
            readonly worksheet_count: number;
            /**
             * OTD price
             * Format: cents
             * @description Of the latest worksheet.
             * @example 3941453
             */
            readonly total_otd: number | null;
            /**
             * First OTD price
             * Format: cents
             * @description The first Out-the-Door price, to tell how far it moved.
             * @example 4032075
             */
            readonly first_total_otd: number | null;
            /**
             * Target price
             * Format: cents
             * @description The Out-the-Door price the client wants.
             * @example 3900000
             */
            readonly target_total: number | null;
            /**
             * Price request
             * Format: uuid
             * @description The request to dealers this price came from.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly bid_request_id: string | null;
            /**
             * Final price
             * Format: cents
             * @description What was paid in the end.
             * @example 3941453
             */
            readonly final_price: number | null;
            /**
             * Purchased
             * Format: date
             * @description The day the car was bought.
             * @example 2026-11-20
             */
            readonly purchased_on: string | null;
            /**
             * Last verified
             * Format: date-time
             * @description When staff last saw that the offer is still available.
             * @example 2026-11-20T15:00:00.000Z
             */
            readonly last_verified_at: string | null;
            /**
             * Added by
             * Format: uuid
             * @description Who added it.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly created_by?: string | null;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Links by state
         * @description How many of a client’s links are in each state.
         */
        LinkCounts: {
            /**
             * All
             * @description Every link of the client.
             * @example 12
             */
            all: number;
            /**
             * Waiting on client
             * @description Links on which the client has to decide.
             * @example 5
             */
            your_turn: number;
            /**
             * By state
             * @description How many are in each state.
             */
            by_status: {
                [key: string]: number;
            };
        };
        /**
         * Link
         * @description One offer as pasted or read from a spreadsheet; it needs an address or a title.
         */
        LinkDraft: {
            /**
             * Web address
             * Format: uri
             * @description The address of the offer. We remove tracking codes.
             * @example https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456
             */
            url?: string | null;
            /**
             * Title
             * @description Leave empty and we read it from the address.
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title?: string | null;
            /**
             * VIN
             * @description 17 letters and digits. We warn you if one looks wrong.
             * @example 2T3P1RFV8SC123456
             */
            vin?: string | null;
            /**
             * Make
             * @example Toyota
             */
            make?: string | null;
            /**
             * Model
             * @example RAV4 Hybrid
             */
            model?: string | null;
            /**
             * Trim
             * @example XLE Premium
             */
            trim?: string | null;
            /**
             * Year
             * @example 2025
             */
            year?: number | null;
            /**
             * New or used
             * @example new
             */
            condition?: components["schemas"]["VehicleCondition"] | null;
            /**
             * Asking price
             * Format: cents
             * @description Before taxes and fees.
             * @example 3748000
             */
            price?: number | null;
            /**
             * Miles
             * @example 6
             */
            miles?: number | null;
            /**
             * Seller
             * @example Northgate Toyota
             */
            dealer?: string | null;
            /**
             * Location
             * @description City and state.
             * @example Dublin, OH
             */
            place?: string | null;
            /**
             * Miles away
             * @description Miles from the client.
             * @example 14
             */
            distance?: number | null;
            /**
             * Body style
             * @example suv
             */
            body_style?: components["schemas"]["BodyStyle"] | null;
            /**
             * Fuel
             * @example hybrid
             */
            fuel?: components["schemas"]["FuelKind"] | null;
            /**
             * Drivetrain
             * @example awd
             */
            drivetrain?: components["schemas"]["Drivetrain"] | null;
            /**
             * Transmission
             * @example automatic
             */
            transmission?: components["schemas"]["Transmission"] | null;
            /**
             * Seats
             * @example 5
             */
            seats?: number | null;
            /**
             * Doors
             * @example 5
             */
            doors?: number | null;
            /**
             * Exterior color
             * @example Blueprint
             */
            exterior_colour?: string | null;
            /**
             * Interior color
             * @example Black
             */
            interior_colour?: string | null;
            /**
             * Options
             * @description What the car comes with.
             */
            options?: string[];
            /**
             * Group
             * @description The heading the client sees this car under.
             * @example Hybrid SUVs, new
             */
            category?: string | null;
            tier?: components["schemas"]["LinkTier"];
            /**
             * Comments
             * @description Your message to the client.
             * @example Meets every must-have, and it is on the lot in Blueprint, your first color.
             */
            comments?: string | null;
            /**
             * Notes
             * @description Only staff see it.
             * @example Ask for Dana; she waives the prep fee.
             */
            notes?: string | null;
        };
        /**
         * Preview
         * @description What an address tells by itself; nothing is fetched from it.
         */
        LinkPreview: {
            /**
             * Pasted
             * @description The line as it was pasted.
             * @example www.northgate-toyota.example/inventory/2025-toyota-rav4-hybrid?utm_source=mail
             */
            input: string;
            /**
             * Link
             * @description What was read from it, to be corrected.
             */
            draft: components["schemas"]["LinkDraft"] | null;
            /**
             * Already added
             * Format: uuid
             * @description The client’s link with the same address or VIN.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            duplicate_of: string | null;
            /**
             * Problem
             * @description Why the line cannot become a link.
             * @example Not a valid web address.
             */
            error: string | null;
            /**
             * Warnings
             * @description What looks odd, without stopping it.
             */
            warnings: string[];
        };
        /**
         * Verdict
         * @description What the advisor makes of it.
         * @enum {string}
         */
        ResearchVerdict: "go_ahead" | "with_care" | "pass";
        /**
         * Title
         * @description What the car’s title says.
         * @enum {string}
         */
        TitleStatus: "clean" | "rebuilt" | "salvage" | "lemon" | "unknown";
        /**
         * Research report
         * @description What the advisor found out about a car, mainly a pre-owned one. A later report is a new revision; earlier ones are kept.
         */
        ResearchReport: {
            readonly id: components["schemas"]["Id"];
            /** Link */
            readonly link_id: components["schemas"]["Id"];
            /**
             * Link
             * @description The car it is about.
             * @example 2024 Honda CR-V Hybrid Sport-L
             */
            readonly link_title: string;
            /** Client */
            readonly user_id: components["schemas"]["Id"];
            /**
             * Client
             * @description Whose worksheet it is.
             * @example Hannah Okafor
             */
            readonly client_name: string;
            /**
             * Revision
             * @description Counts from 1 for each link.
             * @example 1
             */
            readonly revision: number;
            verdict: components["schemas"]["ResearchVerdict"];
            /**
             * Summary
             * @description What the client should know first.
             * @example One owner, serviced here since new. I would drive this one first.
             */
            summary: string;
            /** @default unknown */
            title_status: components["schemas"]["TitleStatus"];
            /**
             * Previous owners
             * @default null
             * @example 1
             */
            owners: number | null;
            /**
             * Accidents
             * @description Leave empty if you don’t know.
             * @default null
             * @example None reported.
             */
            accidents: string | null;
            /**
             * Service
             * @default null
             * @example Every 7,500 miles at the selling dealer.
             */
            service_history: string | null;
            /**
             * Open recalls
             * @default null
             * @example None open today.
             */
            open_recalls: string | null;
            /**
             * What the seller said
             * @default null
             * @example Came back from a lease in October; two keys.
             */
            seller_said: string | null;
            /**
             * Concerns
             * @description One per line.
             * @default []
             */
            concerns: string[];
            /**
             * Inspected
             * Format: date
             * @default null
             * @example 2026-11-19
             */
            inspected_on: string | null;
            /**
             * Written by
             * Format: uuid
             * @description Who wrote it.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly created_by?: string | null;
            /**
             * Written by
             * @description Who wrote it, by name.
             * @example Maria Delgado
             */
            readonly created_by_name: string | null;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Rebate
         * @description Money off the price from the maker or the dealer.
         */
        WorksheetRebate: {
            /**
             * Rebate
             * @example Manufacturer rebate
             */
            label: string;
            /** Amount */
            amount: components["schemas"]["Cents"];
            /**
             * Taxable
             * @description It doesn’t lower the tax.
             * @default false
             */
            is_taxable?: boolean;
        };
        /**
         * Add-on
         * @description Something the dealer sells with the car.
         */
        WorksheetAddOn: {
            /**
             * Add-on
             * @example Protection package
             */
            label: string;
            /** Amount */
            amount: components["schemas"]["Cents"];
        };
        /**
         * Fee
         * @description A fee of the dealer or the state.
         */
        WorksheetFee: {
            /**
             * Fee
             * @example Electronic filing
             */
            label: string;
            /** Amount */
            amount: components["schemas"]["Cents"];
            /**
             * Taxed
             * @default false
             */
            is_taxed?: boolean;
        };
        /**
         * Tax on
         * @description What the tax is taken of.
         * @enum {string}
         */
        TaxBase: "price" | "price_less_trade";
        /**
         * Applied tax rule
         * @description The tax rule of a quote.
         */
        FrozenTaxRule: {
            /**
             * Name
             * @description The rule’s name on the day of the quote.
             * @example Ohio, Franklin County
             */
            name: string;
            /**
             * State
             * @description Two letters, like ME.
             * @example OH
             */
            state: string;
            /**
             * Rate
             * Format: percent
             * @description In percent, to three decimals.
             * @example 5.75
             */
            rate: number;
            /**
             * Local rate
             * Format: percent
             * @description In percent, on top of the state’s.
             * @example 1.75
             */
            local_rate: number;
            /**
             * Local cap
             * Format: cents
             * @description The local rate applies up to this amount. Leave empty for no cap.
             * @example null
             */
            local_cap: number | null;
            /** @description What the tax was taken of. */
            base: components["schemas"]["TaxBase"];
            /**
             * Trade-in credit limit
             * Format: cents
             * @description How much of a trade-in can lower the tax. Leave empty for all of it.
             * @example null
             */
            trade_credit_cap: number | null;
            /**
             * Rebates lower the tax
             * @description Whether a rebate lowered the taxed amount.
             * @example true
             */
            rebate_reduces_base: boolean;
            /**
             * Doc fee is taxed
             * @description Whether the doc fee was taxed.
             * @example true
             */
            is_doc_fee_taxed: boolean;
            /**
             * Doc fee cap
             * Format: cents
             * @description The most a dealer may charge. Leave empty for no limit.
             * @example 38700
             */
            doc_fee_cap: number | null;
            /**
             * Source
             * @description Where the figures come from.
             * @example County tax table, read 2026-10-01
             */
            source: string;
            /** Effective from */
            effective_from: components["schemas"]["Day"];
            /**
             * Example
             * @description Whether it was the example rule, not one the firm checked.
             * @example false
             */
            is_example: boolean;
        };
        /**
         * Warnings
         * @description What looks wrong in a quote without stopping it.
         * @enum {string}
         */
        WorksheetWarning: "doc_fee_over_cap" | "example_rule" | "trade_credit_capped" | "local_tax_capped" | "discount_over_price";
        /**
         * OTD worksheet
         * @description A dealer’s Out the Door price, line by line. A later quote is a new revision; earlier ones are kept, each with the tax rule of its day.
         */
        OtdWorksheet: {
            readonly id: components["schemas"]["Id"];
            /** Link */
            readonly link_id: components["schemas"]["Id"];
            /**
             * Link
             * @description The car it prices.
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            readonly link_title: string;
            /** Client */
            readonly user_id: components["schemas"]["Id"];
            /**
             * Client
             * @description Whose worksheet it is.
             * @example Hannah Okafor
             */
            readonly client_name: string;
            /**
             * Revision
             * @description Counts from 1 for each link.
             * @example 3
             */
            readonly revision: number;
            /**
             * Dealer
             * @description Leave empty to use the link’s seller.
             * @default null
             * @example Northgate Toyota
             */
            dealer: string | null;
            /**
             * Good through
             * Format: date
             * @default null
             * @example 2026-11-24
             */
            good_through: string | null;
            /**
             * What changed
             * @description One line for the client.
             * @default null
             * @example Rebate up to $750, doc fee down to $387
             */
            remark: string | null;
            /**
             * MSRP
             * @default 0
             * @example 3736000
             */
            msrp: components["schemas"]["Cents"];
            /**
             * Destination
             * @default 0
             * @example 139500
             */
            destination: components["schemas"]["Cents"];
            /**
             * Dealer discount
             * @default 0
             * @example 127500
             */
            dealer_discount: components["schemas"]["Cents"];
            /**
             * Selling price
             * @description Leave empty to calculate.
             * @default 0
             * @example 3748000
             */
            selling_price: components["schemas"]["Cents"];
            /**
             * Rebates
             * @default []
             */
            rebates: components["schemas"]["WorksheetRebate"][];
            /**
             * Add-ons
             * @description Taxed like the car.
             * @default []
             */
            add_ons: components["schemas"]["WorksheetAddOn"][];
            /**
             * Doc fee
             * @default 0
             * @example 38700
             */
            doc_fee: components["schemas"]["Cents"];
            /**
             * Title
             * @default 0
             * @example 1800
             */
            title: components["schemas"]["Cents"];
            /**
             * Registration
             * @default 0
             * @example 7450
             */
            registration: components["schemas"]["Cents"];
            /**
             * Inspection
             * @default 0
             * @example 0
             */
            inspection: components["schemas"]["Cents"];
            /**
             * Other fees
             * @default []
             */
            other_fees: components["schemas"]["WorksheetFee"][];
            /**
             * Trade-in
             * @description Which car.
             * @default null
             * @example 2017 Kia Sportage
             */
            trade_in: string | null;
            /**
             * Allowance
             * @description What the dealer gives for it.
             * @default 0
             * @example 1150000
             */
            trade_allowance: components["schemas"]["Cents"];
            /**
             * Loan payoff
             * @description What is still owed on it.
             * @default 0
             * @example 312000
             */
            trade_payoff: components["schemas"]["Cents"];
            /**
             * Tax rule
             * Format: uuid
             * @description Leave empty to enter the dealer’s own tax.
             * @default null
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            tax_rule_id: string | null;
            /**
             * Applied tax rule
             * @description The rule as it was on the day of the quote.
             */
            readonly tax_rule: components["schemas"]["FrozenTaxRule"] | null;
            /**
             * Taxed amount
             * Format: cents
             * @description What the tax was taken of.
             * @example 2586700
             */
            readonly taxed_amount: number;
            /**
             * Sales tax
             * @description The rule calculates it. Enter it only without a rule.
             * @default 0
             * @example 194003
             */
            sales_tax: components["schemas"]["Cents"];
            /**
             * Out the Door
             * Format: cents
             * @description Everything to drive away, before the trade-in and its payoff.
             * @example 3941453
             */
            readonly total_otd: number;
            /**
             * Cash due at signing
             * Format: cents
             * @description Below zero the client gets money back.
             * @example 3103453
             */
            readonly cash_due: number;
            /**
             * Warnings
             * @description What looks wrong without stopping the quote.
             */
            readonly warnings: components["schemas"]["WorksheetWarning"][];
            /**
             * Entered by
             * Format: uuid
             * @description Who entered it.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly created_by?: string | null;
            /**
             * Entered by
             * @description Who entered it, by name.
             * @example Maria Delgado
             */
            readonly created_by_name: string | null;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Kind
         * @description What happened to the link.
         * @enum {string}
         */
        LinkEventKind: "added" | "published" | "hidden" | "moved" | "report_posted" | "worksheet_added" | "final_price_recorded" | "edited";
        /**
         * Event
         * @description One thing that happened to a link.
         */
        LinkEvent: {
            readonly id: components["schemas"]["Id"];
            /** Link */
            readonly link_id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["LinkEventKind"];
            /**
             * From
             * @description The state before.
             * @example proposed
             */
            readonly from_status: components["schemas"]["LinkStatus"] | null;
            /**
             * To
             * @description The state after.
             * @example otd_requested
             */
            readonly to_status: components["schemas"]["LinkStatus"] | null;
            /**
             * Reason
             * @description Why, from the list of reasons.
             * @example price
             */
            readonly reason: components["schemas"]["LinkReason"] | null;
            /**
             * Remark
             * @description Why, in the person’s own words.
             * @example Too far for a test drive.
             */
            readonly remark: string | null;
            /**
             * Fields changed
             * @description Which fields were changed.
             */
            readonly fields?: string[];
            /**
             * Amount
             * Format: cents
             * @description The price it was about, in cents.
             * @example 3941453
             */
            readonly amount: number | null;
            /**
             * By
             * Format: uuid
             * @description Who did it.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly actor_id: string | null;
            /**
             * By
             * @description Who did it, by name.
             * @example Maria Delgado
             */
            readonly actor_name: string | null;
            /**
             * Role
             * @description What they are to the firm.
             * @example employee
             */
            readonly actor_role: components["schemas"]["Role"] | null;
            /** When */
            readonly created_at: components["schemas"]["Instant"];
        };
        /**
         * History
         * @description One page of a link’s history, newest first.
         */
        LinkEventPage: {
            /**
             * Events
             * @description The events of this page, newest first.
             */
            items: components["schemas"]["LinkEvent"][];
            /**
             * Next
             * Format: uuid
             * @description What to pass as `before` for the next page; empty at the end.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            next: string | null;
        };
        /**
         * Kind of fee
         * @description A fee that is on every worksheet.
         * @enum {string}
         */
        FeeKind: "doc_fee" | "title" | "registration" | "inspection";
        /**
         * Median of a fee
         * @description What dealers charged the firm’s clients for a fee in one state.
         */
        FeeMedian: {
            kind: components["schemas"]["FeeKind"];
            /**
             * Median
             * @example 25000
             */
            amount: components["schemas"]["Cents"];
            /**
             * Worksheets
             * @description How many it is the median of.
             * @example 41
             */
            worksheets: number;
        };
        /**
         * Note status
         * @description Whose move it is, as the advisor notes it.
         * @enum {string}
         */
        NoteStatus: "none" | "to_do" | "waiting_on_client" | "waiting_on_seller" | "done";
        /**
         * Re-engage
         * @description Whether it is time to get in touch.
         * @enum {string}
         */
        ReEngage: "overdue" | "today" | "later" | "none";
        /**
         * Work table row
         * @description One line for each client on the advisor’s work table.
         */
        DashboardListing: {
            readonly id: components["schemas"]["Id"];
            /** Client */
            readonly user_id: components["schemas"]["Id"];
            /**
             * Client
             * @description The client of this row.
             * @example Hannah Okafor
             */
            readonly client_name: string;
            /**
             * Package
             * @description What the client bought.
             * @example Full Service
             */
            readonly package_name: string | null;
            /**
             * Advisor
             * Format: uuid
             * @description Who works for the client.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly advisor_id: string | null;
            /**
             * Advisor
             * @description Who works for the client, by name.
             * @example Maria Delgado
             */
            readonly advisor_name: string | null;
            readonly step_in_process: components["schemas"]["StepInProcess"];
            /** In this step since */
            readonly step_since: components["schemas"]["Instant"];
            readonly note_status: components["schemas"]["NoteStatus"];
            /**
             * Re-engage
             * Format: date
             * @description When to get in touch again.
             * @example 2026-11-24
             */
            readonly date_to_re_engage: string | null;
            /** Re-engage due */
            readonly re_engage: components["schemas"]["ReEngage"];
            /**
             * Last contact
             * Format: date
             * @description The day the client was last contacted.
             * @example 2026-11-19
             */
            readonly date_of_last_contact: string | null;
            /**
             * Checklist
             * Format: percent
             * @description How far the client has come with the checklist, in percent; empty before they open it.
             * @example 80
             */
            readonly checklist_progress?: number | null;
            /**
             * Links
             * @description Shown to the client.
             * @example 12
             */
            readonly links: number;
            /**
             * To decide
             * @description Links that wait for the client.
             * @example 5
             */
            readonly to_decide: number;
            /**
             * Research and OTD
             * @description Links that wait for a report or a price.
             * @example 1
             */
            readonly waiting_on_us: number;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Work table counts
         * @description How many rows of the work table are at which step.
         */
        DashboardCounts: {
            /**
             * Clients
             * @description Every client of the work table.
             * @example 18
             */
            all: number;
            /**
             * In progress
             * @description Clients whose work is not over.
             * @example 12
             */
            in_progress: number;
            /**
             * Re-engage due
             * @description Today or overdue.
             * @example 3
             */
            re_engage_due: number;
            /**
             * Re-engage overdue
             * @description Clients who should have been called before today.
             * @example 1
             */
            re_engage_overdue: number;
            /**
             * Waiting on client
             * @description Clients from whom an answer is awaited.
             * @example 6
             */
            waiting_on_client: number;
            /**
             * Closing
             * @description Offer accepted or paperwork.
             * @example 2
             */
            closing: number;
            /**
             * Decisions
             * @description Links that wait for clients. 10001 means more than 10000.
             * @example 5
             */
            to_decide: number;
            /**
             * OTD and research
             * @description Links that wait for a report or a price. 10001 means more than 10000.
             * @example 2
             */
            waiting_on_us: number;
            /**
             * By step
             * @description How many are at each step.
             */
            by_step: {
                [key: string]: number;
            };
        };
        /**
         * Reason
         * @description Why a client needs staff now.
         * @enum {string}
         */
        UrgencyKind: "message_waiting" | "price_accepted" | "contract_differs" | "bid_expiring" | "bids_in" | "complaint_open" | "paper_sent" | "otd_asked" | "research_asked" | "checklist_submitted" | "checklist_changed" | "file_uploaded" | "payment_failed" | "re_engage_overdue" | "re_engage_today" | "task_due";
        /**
         * Why here
         * @description What puts a thing that waits where it is in the queue.
         * @enum {string}
         */
        UrgencyBecause: "money_today" | "promise_late" | "promise_soon" | "overdue" | "due_today" | "news" | "due_later" | "snoozed";
        /**
         * Waiting
         * @description One thing that waits for the advisor, with what it is about.
         */
        UrgentItem: {
            kind: components["schemas"]["UrgencyKind"];
            /**
             * Client
             * Format: uuid
             * @description Null for a task without a client.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            user_id: string | null;
            /**
             * Client
             * @description Who is waiting; empty for a task without a client.
             * @example Hannah Okafor
             */
            client_name: string;
            /**
             * About
             * @description What it is about, in words.
             * @example 2 links: Volvo XC60, Acura RDX
             */
            words: string;
            /** Since */
            since: components["schemas"]["Instant"];
            /**
             * Record
             * Format: uuid
             * @description The link, chat, checklist or row it is about.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            target_id: string | null;
            /**
             * How many
             * @description How many of the same there are.
             * @example 2
             */
            count: number;
            /**
             * Promised by
             * Format: date-time
             * @description When the answer is due by the firm’s promise; null where nothing was promised.
             * @example 2026-11-21T21:30:00.000Z
             */
            due_at: string | null;
            /**
             * Day
             * Format: date
             * @description The day to get in touch or of a task; null for everything else.
             * @example 2026-11-18
             */
            due_on: string | null;
            /**
             * Planned for
             * Format: date-time
             * @description The time staff planned a task for; null where only the day counts, and for everything else.
             * @example 2026-11-21T15:30:00.000Z
             */
            planned_at: string | null;
            /**
             * Ends
             * Format: date-time
             * @description When it can no longer be had, such as a quote that ends or a delivery; null where nothing ends.
             * @example 2026-11-21T23:00:00.000Z
             */
            ends_at: string | null;
            /**
             * At stake
             * @description Money it is about, in cents; null where no amount is known.
             * @example 3691240
             */
            amount: number | null;
            /**
             * Due
             * @description By when staff should act: what was promised, what ends, or the time the firm takes for such things.
             */
            act_by: components["schemas"]["Instant"];
            because: components["schemas"]["UrgencyBecause"];
            /**
             * Last change
             * @description When the newest of what it is about happened; what was marked as done before then is back.
             */
            changed_at: components["schemas"]["Instant"];
            /**
             * Snoozed until
             * Format: date-time
             * @description Until when the reader has snoozed it; null if they have not.
             * @example 2026-11-23T14:00:00.000Z
             */
            snoozed_until: string | null;
        };
        /**
         * Mark
         * @description Snoozed until a moment, done, or neither any more.
         * @enum {string}
         */
        UrgentMarkKind: "snoozed" | "done" | "open";
        /**
         * Mark
         * @description What a reader of the queue says about one thing that waits.
         */
        UrgentMark: {
            kind: components["schemas"]["UrgencyKind"];
            /** Client */
            user_id: components["schemas"]["Id"];
            /**
             * Record
             * Format: uuid
             * @description As in the queue.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            target_id: string | null;
            /**
             * Last change
             * @description As in the queue: what happens after it puts the thing back.
             */
            changed_at: components["schemas"]["Instant"];
            mark: components["schemas"]["UrgentMarkKind"];
            /**
             * Snooze until
             * Format: date-time
             * @description Needed with snoozed.
             * @example 2026-11-23T14:00:00.000Z
             */
            snoozed_until?: string;
        };
        /**
         * Step
         * @description When the client’s case came to a step.
         */
        StepBegun: {
            step: components["schemas"]["StepInProcess"];
            /** Started */
            began_at: components["schemas"]["Instant"];
        };
        /**
         * Status tracker
         * @description How far the work for one client has come, and when each step started.
         */
        StatusTracker: {
            /** Client */
            user_id: components["schemas"]["Id"];
            step_in_process: components["schemas"]["StepInProcess"];
            /** Since */
            step_since: components["schemas"]["Instant"];
            note_status?: components["schemas"]["NoteStatus"];
            /**
             * Re-engage
             * Format: date
             * @description The day to speak with the client again.
             * @example 2026-11-24
             */
            date_to_re_engage?: string | null;
            /**
             * Steps
             * @description In the order they started.
             */
            steps: components["schemas"]["StepBegun"][];
        };
        /**
         * Topic
         * @description The fields every tracker offers; others may be named freely.
         * @enum {string}
         */
        TrackerTopic: "budget" | "timeline" | "hot_buttons" | "objections" | "trade_in" | "financing" | "next_step";
        /**
         * Field
         * @description One of the topics, or a name of your own.
         * @example budget
         */
        TrackerFieldName: components["schemas"]["TrackerTopic"] | string;
        /**
         * Field
         * @description One line of the advisor’s sheet about a client.
         */
        TrackerField: {
            field: components["schemas"]["TrackerFieldName"];
            /**
             * Value
             * @description What the advisor wrote.
             * @example Around $40,000 out the door
             */
            value: string | null;
            /** Updated */
            updated_at: components["schemas"]["Instant"];
            /**
             * By
             * @description Who wrote it last.
             * @example Maria Delgado
             */
            updated_by_name: string | null;
        };
        /**
         * Tracker
         * @description The advisor’s sheet about one client; never sent to the client.
         */
        CustomerTracker: {
            /** Client */
            user_id: components["schemas"]["Id"];
            /**
             * Client
             * @description Whose tracker it is.
             * @example Hannah Okafor
             */
            client_name: string;
            /**
             * Fields
             * @description The lines of the tracker.
             */
            fields: components["schemas"]["TrackerField"][];
            /**
             * Last contact
             * Format: date
             * @description The day the client was last contacted.
             * @example 2026-11-19
             */
            date_of_last_contact: string | null;
            /** Updated */
            updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Change
         * @description One change of a tracker.
         */
        TrackerChange: {
            id: components["schemas"]["Id"];
            field: components["schemas"]["TrackerFieldName"];
            /**
             * Before
             * @description The value before.
             * @example Around $38,000
             */
            before: string | null;
            /**
             * After
             * @description The value now.
             * @example Around $40,000
             */
            after: string | null;
            /**
             * By
             * @description Who changed it.
             * @example Maria Delgado
             */
            actor_name: string | null;
            /** When */
            created_at: components["schemas"]["Instant"];
        };
        /**
         * History
         * @description One page of a tracker’s changes, newest first.
         */
        TrackerChangePage: {
            /**
             * Changes
             * @description The changes of this page, newest first.
             */
            items: components["schemas"]["TrackerChange"][];
            /**
             * Next
             * Format: uuid
             * @description What to pass as `before` for the next page; empty at the end.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            next: string | null;
        };
        /**
         * Step of the journey
         * @description What a client goes through, from choosing a package to driving home.
         * @enum {string}
         */
        JourneyStep: "package" | "checklist" | "advisor" | "links" | "research_and_otd" | "accepted" | "delivered" | "quote" | "review" | "contract" | "checked";
        /**
         * State of a step
         * @description How far one step of the journey is.
         * @enum {string}
         */
        JourneyStepState: "done" | "now" | "next";
        /**
         * Your turn
         * @description What waits for the client.
         * @enum {string}
         */
        TurnKind: "decide_links" | "answer_chat" | "start_checklist" | "finish_checklist" | "change_checklist" | "answer_complaint" | "confirm_contract" | "choose_delivery" | "bring_papers" | "rate_deal" | "send_quote" | "send_contract";
        /**
         * Journey
         * @description Where a client is, and what waits for them.
         */
        Journey: {
            /** @description What the client’s package is for; a search before there is one. */
            kind: components["schemas"]["PackageKind"];
            /**
             * Steps
             * @description The steps in their order.
             */
            steps: {
                step: components["schemas"]["JourneyStep"];
                state: components["schemas"]["JourneyStepState"];
                /**
                 * In words
                 * @description What there is to say about it.
                 * @example 5 to decide
                 */
                words: string | null;
            }[];
            /**
             * Your turn
             * @description What waits for the client.
             */
            turns: {
                kind: components["schemas"]["TurnKind"];
                /**
                 * In words
                 * @example Would you drive 61 miles to see it?
                 */
                words: string | null;
                /**
                 * How many
                 * @example 5
                 */
                count: number | null;
                /**
                 * Done
                 * @description In percent.
                 * @example 60
                 */
                percent: number | null;
                /**
                 * First links
                 * @description The first of the links to decide on.
                 */
                links: {
                    id: components["schemas"]["Id"];
                    /**
                     * Title
                     * @example RAV4 Hybrid
                     */
                    title: string;
                    /**
                     * Price
                     * Format: cents
                     * @example 3748000
                     */
                    price: number | null;
                    /** Photo */
                    photo: components["schemas"]["CarPhoto"] | null;
                }[];
            }[];
            /**
             * Waiting
             * @description The counts beside the navigation.
             */
            waiting: {
                /**
                 * Links to decide on
                 * @example 5
                 */
                links: number;
                /**
                 * Unread messages
                 * @example 1
                 */
                messages: number;
            };
        };
        /**
         * Timeline entry
         * @description One thing that happened for a client, in plain words.
         */
        TimelineEntry: {
            readonly id: components["schemas"]["Id"];
            /** Client */
            readonly client_id: components["schemas"]["Id"];
            /**
             * Kind
             * @description A stable name of what happened; a move of a link is `link_` and the status it came to.
             * @example links_published
             */
            readonly kind: string;
            /**
             * What happened
             * @description What happened, as a sentence.
             * @example 5 links published.
             */
            readonly words: string;
            /**
             * By
             * @description Empty where the system did it.
             * @example Maria Delgado
             */
            readonly actor_name: string | null;
            /**
             * About
             * @description What kind of thing it is about.
             */
            readonly target_kind: components["schemas"]["TargetKind"] | null;
            /**
             * Record
             * Format: uuid
             * @description Which one it is about.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly target_id: string | null;
            /**
             * Internal
             * @description Only staff see it.
             * @example false
             */
            readonly internal?: boolean;
            /** When */
            readonly created_at: components["schemas"]["Instant"];
        };
        /**
         * Timeline
         * @description One page of a client’s timeline, newest first.
         */
        TimelinePage: {
            /**
             * Entries
             * @description The entries of this page, newest first.
             */
            items: components["schemas"]["TimelineEntry"][];
            /**
             * Next
             * Format: uuid
             * @description What to pass as `before` for the next page; empty at the end.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            next: string | null;
        };
        /**
         * Notification
         * @description Tells one person, in one role, that something happened, and leads to it.
         */
        Notification: {
            readonly id: components["schemas"]["Id"];
            /**
             * For
             * @description Who gets it.
             */
            readonly user_id: components["schemas"]["Id"];
            readonly role: components["schemas"]["Role"];
            readonly kind: components["schemas"]["NotificationKind"];
            /**
             * What happened
             * @description One sentence.
             * @example Maria Alvarez published 3 links for you.
             */
            readonly words: string;
            /**
             * About
             * @description What kind of thing it opens.
             * @example link
             */
            readonly target_kind?: components["schemas"]["TargetKind"] | null;
            /**
             * Record
             * Format: uuid
             * @description The id of the record it leads to.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly target_id?: string | null;
            /**
             * Client
             * Format: uuid
             * @description The client it is about.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly client_id?: string | null;
            /**
             * Read
             * @description Whether it was opened or marked as read.
             * @example false
             */
            readonly is_read: boolean;
            /**
             * Read at
             * Format: date-time
             * @description When that was.
             * @example 2026-11-21T15:02:00.000Z
             */
            readonly read_at?: string | null;
            /** When */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Notifications
         * @description One page of notifications, newest first.
         */
        NotificationPage: {
            /**
             * Notifications
             * @description The notifications of this page, newest first.
             */
            items: components["schemas"]["Notification"][];
            /**
             * Next
             * Format: uuid
             * @description What to pass as `before` for the next page; empty at the end.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            next: string | null;
        };
        /**
         * Push authorization
         * @description A signature for one connection to the push service; another connection cannot use it.
         */
        PushAuthorization: {
            /**
             * Signature
             * @description The public key and an HMAC over the connection and what it asks for.
             * @example forecourt:2f1d0c
             */
            auth: string;
            /**
             * Person
             * @description Who the connection is signed in as; empty for a channel.
             * @example null
             */
            user_data: string | null;
        };
        /**
         * Answers together
         * @description What several calls in one are answered.
         */
        AnswersTogether: {
            /** Answers */
            answers: {
                /**
                 * Status
                 * @example 200
                 */
                status: number;
                /**
                 * Call
                 * @description The header X-Request-Id.
                 */
                request_id: string;
                /**
                 * Kind
                 * @description The header Content-Type.
                 * @example application/json; charset=utf-8
                 */
                content_type: string;
                /**
                 * Range
                 * @description The header Content-Range; null where there is none.
                 * @example chats 0-9/12
                 */
                content_range: string | null;
                /**
                 * Capped
                 * @description Whether the header X-Total-Capped is set.
                 */
                total_capped: boolean;
                /**
                 * Unshowable
                 * @description The header X-Unshowable; null where there is none.
                 */
                unshowable: string | null;
                /**
                 * Body
                 * @description JSON.
                 */
                body: string;
            }[];
        };
        /**
         * Part
         * @description Which part of the installation it is about.
         * @enum {string}
         */
        SystemPart: "mails" | "queues" | "processes" | "certificates" | "backup" | "calls" | "disk" | "outside" | "settings";
        /**
         * Act
         * @description What an admin can do about it from the console.
         * @enum {string}
         */
        SystemAct: "back_up" | "try_mails" | "settle_mails";
        /**
         * State
         * @description How a process does.
         * @enum {string}
         */
        SystemProcessState: "running" | "silent";
        /**
         * Queue
         * @description What waits together to be done after a change.
         * @enum {string}
         */
        SystemQueue: "live" | "mail" | "accounts" | "payments" | "files" | "unknown";
        /**
         * State
         * @description How a queue does.
         * @enum {string}
         */
        SystemQueueState: "empty" | "moving" | "planned" | "retried" | "late" | "given_up";
        /**
         * System
         * @description How the installation does, as the process that answers sees it. What needs attention comes first, each with its next step.
         */
        SystemStatus: {
            /** Checked */
            at: components["schemas"]["Instant"];
            /** To do */
            todo: {
                part: components["schemas"]["SystemPart"];
                /**
                 * What is wrong
                 * @example 3 mails can’t be delivered.
                 */
                says: string;
                /**
                 * Next step
                 * @example Check the addresses below, and tell the people another way.
                 */
                next: string;
                /**
                 * Act
                 * @description Null where the console can’t help.
                 */
                act: components["schemas"]["SystemAct"] | null;
            }[];
            /** Process */
            process: {
                /**
                 * Forecourt
                 * @example 0.1.0
                 */
                version: string;
                /**
                 * Node
                 * @example 20.20.2
                 */
                node: string;
                /**
                 * Database
                 * @example PostgreSQL 15.14
                 */
                database: string;
                /**
                 * Schema
                 * @description Migrations applied.
                 * @example 36
                 */
                migrations: number;
                /** Running since */
                started_at: components["schemas"]["Instant"];
                /**
                 * Memory
                 * @example 212000000
                 */
                memory_bytes: number;
                /**
                 * Calls answered
                 * @description Since the start.
                 * @example 41377
                 */
                calls: number;
                /**
                 * Failed calls
                 * @description Answers of 500 and above since the start.
                 * @example 2
                 */
                failed: number;
                /**
                 * Answers in, p95
                 * @description Of the last calls; null before the first.
                 * @example 118
                 */
                p95_ms: number | null;
            };
            /**
             * Processes
             * @description What runs with this database: the servers that gave a sign of life in the last hour, the database and where files are kept.
             */
            processes: {
                /**
                 * Process
                 * @example forecourt-1:3000
                 */
                name: string;
                /**
                 * Version
                 * @example 0.1.0
                 */
                version: string | null;
                /**
                 * Running since
                 * Format: date-time
                 * @example 2026-11-15T07:00:00.000Z
                 */
                since: string | null;
                /**
                 * Memory
                 * @example 212000000
                 */
                memory_bytes: number | null;
                /**
                 * Answers in
                 * @description Milliseconds: of a server the p95 of its last calls.
                 * @example 38
                 */
                answers_ms: number | null;
                state: components["schemas"]["SystemProcessState"];
            }[];
            /** Queues */
            queues: {
                queue: components["schemas"]["SystemQueue"];
                /**
                 * Waiting
                 * @example 12
                 */
                waiting: number;
                /**
                 * Tried before
                 * @example 1
                 */
                retrying: number;
                /**
                 * Given up
                 * @example 0
                 */
                failed: number;
                /**
                 * Oldest
                 * Format: date-time
                 * @example 2026-11-22T14:05:00.000Z
                 */
                oldest_at: string | null;
                state: components["schemas"]["SystemQueueState"];
                /**
                 * Last 24 hours
                 * @description The most that waited in each of the last 24 hours, looked at once a minute, the oldest first; null where no server was running.
                 */
                depths: (number | null)[];
            }[];
            /**
             * Failing mails
             * @description The newest first.
             */
            mails: {
                id: components["schemas"]["Id"];
                /**
                 * To
                 * @example lena@mailhaven.example
                 */
                to: string;
                /**
                 * Subject
                 * @example Your price is here
                 */
                subject: string;
                /**
                 * Why
                 * @example No such domain.
                 */
                because: string;
                /**
                 * Tries
                 * @example 2
                 */
                attempts: number;
                /**
                 * Given up
                 * @example false
                 */
                given_up: boolean;
                /**
                 * Tried again
                 * Format: date-time
                 * @example 2026-11-22T14:05:00.000Z
                 */
                next_at: string | null;
            }[];
            /** Backups */
            backup: {
                /**
                 * Set up
                 * @example true
                 */
                is_configured: boolean;
                /**
                 * Encrypted
                 * @example true
                 */
                is_encrypted: boolean;
                /**
                 * Every
                 * @description Hours.
                 * @example 24
                 */
                every_hours: number | null;
                /**
                 * Last
                 * Format: date-time
                 * @example 2026-11-22T03:10:00.000Z
                 */
                last_at: string | null;
                /**
                 * Rows
                 * @example 120000
                 */
                rows: number | null;
                /**
                 * Files
                 * @example 4200
                 */
                files: number | null;
                /**
                 * Took
                 * @description Seconds.
                 * @example 41.5
                 */
                seconds: number | null;
                /**
                 * Failed
                 * Format: date-time
                 * @example 2026-11-12T03:10:00.000Z
                 */
                failed_at: string | null;
                /**
                 * Why it failed
                 * @example The backup disk was full.
                 */
                because: string | null;
                /**
                 * Running now
                 * @example false
                 */
                is_running: boolean;
                /**
                 * Last backups
                 * @description The oldest first.
                 */
                history: {
                    /** Started */
                    at: components["schemas"]["Instant"];
                    /**
                     * Why it failed
                     * @description Null where it was verified.
                     * @example null
                     */
                    because: string | null;
                }[];
            };
            /**
             * Slowest calls
             * @description Of the last calls, those whose p95 is the longest.
             */
            slow: {
                /**
                 * Call
                 * @example GET /links
                 */
                call: string;
                /**
                 * Times
                 * @example 312
                 */
                times: number;
                /**
                 * p95
                 * @description Milliseconds.
                 * @example 410
                 */
                p95_ms: number;
            }[];
            /** Live updates */
            push: {
                /**
                 * This server’s own
                 * @example true
                 */
                is_own: boolean;
                /**
                 * Browsers connected
                 * @description Null where another service counts them.
                 * @example 12
                 */
                connections: number | null;
            };
            /**
             * Disk
             * @description Of the data folder; null where the system does not say.
             */
            disk: {
                /**
                 * Free
                 * @example 152000000000
                 */
                free_bytes: number;
                /**
                 * In all
                 * @example 200000000000
                 */
                total_bytes: number;
            } | null;
            /**
             * Certificates
             * @description Of the addresses that people use, looked at once an hour; none where they are not https.
             */
            certificates: {
                /**
                 * Address
                 * @example admin.forecourt.example
                 */
                host: string;
                /**
                 * Good until
                 * Format: date-time
                 * @example 2027-02-11T00:00:00.000Z
                 */
                until: string | null;
                /**
                 * What is wrong
                 * @example null
                 */
                because: string | null;
            }[];
        };
        /**
         * Mails
         * @description Which of the failing mails.
         */
        SystemMails: {
            /** Mails */
            ids: components["schemas"]["Id"][];
        };
        /**
         * Mode
         * @description Demo data, mailbox page and test card desk exist in demo mode alone.
         * @enum {string}
         */
        Mode: "demo" | "production";
        /**
         * Answer hours
         * @description When the firm answers, and how fast.
         */
        AnswerHours: {
            /**
             * Opens
             * @description Full hour, 0 to 23.
             * @example 9
             */
            opens: number;
            /**
             * Closes
             * @description Full hour, 1 to 24.
             * @example 18
             */
            closes: number;
            /**
             * Weekdays
             * @description 0 is Sunday.
             */
            weekdays: number[];
            /**
             * Answer within
             * @description Business hours.
             * @example 2
             */
            promise_hours: number;
        };
        /**
         * Public settings
         * @description What every browser must know before anything else; read at run time, never baked into the bundle.
         */
        PublicSettings: {
            mode: components["schemas"]["Mode"];
            /**
             * Base domain
             * @description Role hosts are admin, team and portal under it.
             * @example localhost
             */
            base_domain: string;
            /**
             * Storage secret
             * @description Keys the cipher of the browser’s storage (brief section 9); made once for each installation. It keeps out a casual look.
             * @example 8vJ0b1Yk3qS5w7xZ9nC2eG4hL6mP8rT0uW2yA4dF6gI
             */
            storage_secret: string;
            /**
             * Push
             * @description Where live updates come from.
             */
            push: {
                /**
                 * Key
                 * @description Names the installation to the push service.
                 * @example forecourt
                 */
                key: string;
                /**
                 * Cluster
                 * @description Of the hosted service; empty where this server pushes by itself.
                 * @example us3
                 */
                cluster: string | null;
                /**
                 * Host
                 * @description Of a compatible server; empty for the cluster’s own or, without a cluster, the page’s own.
                 * @example null
                 */
                host: string | null;
                /**
                 * Port
                 * @description Of that host; empty for the usual one.
                 * @example null
                 */
                port: number | null;
                /**
                 * Encrypted
                 * @description Whether that host is reached encrypted; the page’s own is, where the page is.
                 * @example true
                 */
                tls: boolean;
            };
            /**
             * Stripe key
             * @description Empty where the test card desk takes payments.
             * @example null
             */
            stripe_publishable_key: string | null;
            /**
             * Support address
             * @description Where help is to be had by mail.
             * @example support@forecourt.example
             */
            support_address: components["schemas"]["EmailAddress"];
            answer_hours: components["schemas"]["AnswerHours"];
            time_zone: components["schemas"]["TimeZone"];
            /**
             * Currency
             * @description ISO 4217 code of every price.
             * @example USD
             */
            currency: string;
            /**
             * Terms
             * @description The version of terms, privacy and refund policy in force.
             * @example 2026-11
             */
            terms_version: string;
        };
        /**
         * Assignment rule
         * @description Who takes a new request on.
         * @enum {string}
         */
        AssignmentRule: "least_loaded" | "manual";
        /**
         * Firm settings
         * @description What the firm decides for itself.
         */
        FirmSettings: {
            /**
             * Firm name
             * @description On every receipt.
             * @example Forecourt Auto Advisors, LLC
             */
            firm_name: string | null;
            /**
             * Postal address
             * @description On every receipt, line by line.
             * @example 410 Harbor Street, Suite 12
             *     Portland, ME 04101
             */
            postal_address: string | null;
            /**
             * Phone
             * @description On every receipt.
             * @example (207) 555-0100
             */
            firm_phone: string | null;
            time_zone: components["schemas"]["TimeZone"];
            /**
             * Currency
             * @description Three letters (ISO 4217).
             * @example USD
             */
            readonly currency: string;
            /**
             * Support address
             * @description We e-mail support requests here.
             * @example support@forecourt.example
             */
            support_address: components["schemas"]["EmailAddress"];
            answer_hours: components["schemas"]["AnswerHours"];
            assignment_rule: components["schemas"]["AssignmentRule"];
            version: components["schemas"]["Version"];
        };
        /**
         * Front door
         * @description What the firm says of itself to anyone who comes to its address. Packages, refunds, savings and address come from where they are kept.
         */
        FrontDoor: {
            /**
             * Headline
             * @description What the firm does, in one sentence.
             * @example We find your car, get dealers to bid, and settle the full price before you walk in.
             */
            headline: string;
            /**
             * Below it
             * @description One or two sentences more.
             * @example One advisor, by name, from your first answer to your keys.
             */
            lead: string;
            /**
             * Questions
             * @description What strangers ask, with the answer.
             */
            questions: {
                /**
                 * Question
                 * @example Do dealers pay you?
                 */
                question: string;
                /**
                 * Answer
                 * @example No. Your package is all we earn.
                 */
                answer: string;
            }[];
            /**
             * Advisors shown
             * @description Only those who agreed. Name and title are shown, nothing else of them.
             */
            advisor_ids: components["schemas"]["Id"][];
            /**
             * Sample worksheet
             * @description An example, marked as one.
             * @example true
             */
            shows_sample: boolean;
            version: components["schemas"]["Version"];
        };
        /**
         * Status
         * @description How far a support request has come.
         * @enum {string}
         */
        SupportStatus: "open" | "in_progress" | "answered" | "closed";
        /**
         * Support request
         * @description A question to the firm, from a person signed in or not.
         */
        SupportRequest: {
            readonly id: components["schemas"]["Id"];
            /**
             * Name
             * @example Hannah Okafor
             */
            readonly name: string;
            readonly email: components["schemas"]["EmailAddress"];
            readonly topic: components["schemas"]["SupportTopic"];
            /**
             * Message
             * @example I cannot open the link in your e-mail.
             */
            readonly message: string;
            readonly status: components["schemas"]["SupportStatus"];
            /**
             * Owner
             * Format: uuid
             * @description Who answers it.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            owner_id?: string | null;
            /**
             * Account
             * Format: uuid
             * @description Who asked, if they were signed in.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly user_id?: string | null;
            /** Answer by */
            readonly answer_by: components["schemas"]["Instant"];
            /** Received */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Tax rule
         * @description How sales tax is worked out in one place, as the firm entered it. A quote keeps the rule of its day.
         */
        TaxRule: {
            readonly id: components["schemas"]["Id"];
            /**
             * Name
             * @example Ohio, Franklin County
             */
            name: string;
            /**
             * State
             * @description Two letters, like ME.
             * @example OH
             */
            state: string;
            /**
             * Rate
             * Format: percent
             * @description In percent, to three decimals.
             * @example 5.75
             */
            rate: number;
            /**
             * Local rate
             * Format: percent
             * @description In percent, on top of the state’s.
             * @default 0
             * @example 1.75
             */
            local_rate: number;
            /**
             * Local cap
             * Format: cents
             * @description The local rate applies up to this amount. Leave empty for no cap.
             * @default null
             * @example null
             */
            local_cap: number | null;
            base: components["schemas"]["TaxBase"];
            /**
             * Trade-in credit limit
             * Format: cents
             * @description How much of a trade-in can lower the tax. Leave empty for all of it.
             * @default null
             * @example null
             */
            trade_credit_cap: number | null;
            /**
             * Rebates lower the tax
             * @default true
             * @example true
             */
            rebate_reduces_base: boolean;
            /**
             * Doc fee is taxed
             * @default true
             * @example true
             */
            is_doc_fee_taxed: boolean;
            /**
             * Doc fee cap
             * Format: cents
             * @description The most a dealer may charge. Leave empty for no limit.
             * @default null
             * @example 38700
             */
            doc_fee_cap: number | null;
            /**
             * Source
             * @description Where the figures come from.
             * @example County tax table, read 2026-10-01
             */
            source: string;
            /** Effective from */
            effective_from: components["schemas"]["Day"];
            /**
             * In use
             * @description When off, old quotes keep it and new ones can’t use it.
             * @default true
             * @example true
             */
            is_active: boolean;
            /**
             * Example
             * @description Came with the installation to show how a rule looks; not fact.
             * @example false
             */
            readonly is_example: boolean;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Purpose
         * @description What the file is for.
         * @enum {string}
         */
        FilePurpose: "folder" | "chat" | "complaint" | "trade_in" | "listing" | "avatar" | "bid" | "deal_check";
        /**
         * Upload
         * @description A file on its way, sent in parts. Once all of it is here, its id is sent in place of the file in any form that takes one.
         */
        Upload: {
            readonly id: components["schemas"]["Id"];
            /**
             * Name
             * @description As announced.
             * @example window-sticker.jpg
             */
            readonly file_name: string;
            /**
             * Size
             * @description In bytes.
             * @example 4218880
             */
            readonly size: number;
            /**
             * Received
             * @description How many bytes are here: where the next part begins.
             * @example 1048576
             */
            readonly received: number;
            /** Kept until */
            readonly expires_at: components["schemas"]["Instant"];
        };
        /**
         * Variant
         * @description Which form of a file is wanted.
         * @enum {string}
         */
        FileVariant: "original" | "preview";
        /**
         * Period
         * @description What a report looks back on, up to today: 30 days, the calendar quarter so far, or twelve months with the present one so far.
         * @enum {string}
         */
        ReportPeriod: "last_30_days" | "quarter" | "year";
        /**
         * Days
         * @description Days of the firm’s time zone, first and last included, and the moments at which they begin and end.
         */
        ReportRange: {
            /**
             * From
             * @example 2025-12-01
             */
            from: components["schemas"]["Day"];
            /**
             * To
             * @example 2026-11-21
             */
            to: components["schemas"]["Day"];
            /**
             * Starts
             * @description The first moment.
             * @example 2025-12-01T05:00:00.000Z
             */
            starts_at: components["schemas"]["Instant"];
            /**
             * Ends
             * @description The last millisecond.
             * @example 2026-11-22T04:59:59.999Z
             */
            ends_at: components["schemas"]["Instant"];
        };
        /**
         * Figures
         * @description The firm’s figures now, each with what needs attention.
         */
        FiguresReport: {
            /** @description In which clients count as new. */
            period: components["schemas"]["ReportRange"];
            /**
             * Delivered
             * @description Clients with an account whose car was handed over.
             * @example 113
             */
            clients_delivered: number;
            /**
             * New clients
             * @description Clients with an account who came in the period.
             * @example 12
             */
            clients_new: number;
            /**
             * New requests
             * @description Submitted checklists nobody has started on.
             * @example 9
             */
            new_requests: number;
            /**
             * Without an advisor
             * @description How many of them nobody has.
             * @example 3
             */
            new_requests_unassigned: number;
            /**
             * Needs an advisor
             * @description Clients whose work has started and who have no advisor now.
             * @example 1
             */
            needs_advisor: number;
            /**
             * Chats waiting
             * @description Chats that need a reply.
             * @example 7
             */
            chats_waiting: number;
            /**
             * Waiting since
             * Format: date-time
             * @description The oldest message without an answer.
             * @example 2026-11-21T11:20:00.000Z
             */
            waiting_since: string | null;
            /**
             * Open complaints
             * @description Neither resolved nor over.
             * @example 5
             */
            complaints_open: number;
            /**
             * Old complaints
             * @description How many of them have been open for too long.
             * @example 1
             */
            complaints_old: number;
            /**
             * Days
             * @description After how many days a complaint counts as old.
             * @example 7
             */
            complaint_old_days: number;
            /**
             * Old before
             * @description Open since before this moment counts as old.
             */
            complaint_old_before: components["schemas"]["Instant"];
        };
        /**
         * Unit
         * @description What one column of a report takes in.
         * @enum {string}
         */
        ReportUnit: "day" | "week" | "month";
        /**
         * Revenue by month
         * @description Net revenue of a period, by package and in columns, with the period before. A refund counts on its own day, so a figure may be below zero.
         */
        RevenueReport: {
            period: components["schemas"]["ReportRange"];
            /** @description The period compared with: as much of the quarter before, or as many months or days directly before. */
            before: components["schemas"]["ReportRange"];
            /**
             * Revenue, net
             * Format: cents
             * @description Paid in the period, less what was refunded in it.
             * @example 90580000
             */
            net: number;
            /**
             * Net before
             * Format: cents
             * @description The same of the period before.
             * @example 76762000
             */
            net_before: number;
            /**
             * Refunded
             * Format: cents
             * @description Refunded in the period, whenever it was paid; subtracted in `net`.
             * @example 174750
             */
            refunded: number;
            /**
             * Currency
             * @description ISO 4217 code of every amount here.
             * @example USD
             */
            currency: string;
            unit: components["schemas"]["ReportUnit"];
            /**
             * Packages
             * @description Every package that is for sale or was paid for, the dearest first.
             */
            packages: {
                package_identifier: components["schemas"]["PackageIdentifier"];
                /**
                 * Name
                 * @description Its name now.
                 * @example Full Service
                 */
                name: string;
                /**
                 * Net
                 * Format: cents
                 * @description What it brought in the period.
                 * @example 61200000
                 */
                net: number;
            }[];
            /**
             * Columns
             * @description The period in days, weeks or months, oldest first; the first and the last may be cut by the period.
             */
            columns: {
                period: components["schemas"]["ReportRange"];
                /**
                 * Net
                 * Format: cents
                 * @description Of all packages.
                 * @example 6710000
                 */
                net: number;
                /**
                 * Refunded
                 * Format: cents
                 * @description What was refunded in it.
                 * @example 24950
                 */
                refunded: number;
                /**
                 * By package
                 * @description In the order of the packages.
                 */
                nets: number[];
            }[];
        };
        /**
         * Statement
         * @description A month in the firm’s books. Cash is what moved; earned is what is no longer refundable under the refund policy. Closed months do not change.
         */
        Statement: {
            /**
             * Month
             * @description Year and month, in the firm’s time zone.
             * @example 2026-11
             */
            month: string;
            /** Starts */
            starts_at: components["schemas"]["Instant"];
            /**
             * Ends
             * @description The first moment after it.
             */
            ends_at: components["schemas"]["Instant"];
            /**
             * Packages sold
             * @description At their prices before coupons.
             */
            sold: {
                /** Package */
                package_identifier: components["schemas"]["PackageIdentifier"];
                /**
                 * Name
                 * @example Guided Search
                 */
                name: string;
                /**
                 * Sold
                 * @example 34
                 */
                count: number;
                /**
                 * Amount
                 * Format: cents
                 * @example 2036600
                 */
                amount: number;
            }[];
            /**
             * Coupons
             * Format: cents
             * @description What they took off; below zero.
             * @example -275900
             */
            coupons: number;
            /**
             * Coupons used
             * @example 30
             */
            coupons_used: number;
            /**
             * Refunds
             * Format: cents
             * @description Made in this month; below zero.
             * @example -174750
             */
            refunds: number;
            /**
             * Refunds made
             * @example 4
             */
            refunds_made: number;
            /**
             * Refunds returned
             * Format: cents
             * @description What the bank did not take and came back.
             * @example 0
             */
            refunds_returned: number;
            /**
             * Disputes
             * Format: cents
             * @description What the bank returned to clients; below zero, above it where it decided again.
             * @example -59900
             */
            disputes: number;
            /**
             * Disputes lost
             * @example 1
             */
            disputes_lost: number;
            /**
             * Dispute fees
             * Format: cents
             * @description What the processor charged for them; below zero, above it where it gave a fee back.
             * @example -1500
             */
            dispute_fees: number;
            /**
             * Cash in
             * Format: cents
             * @description Packages less coupons, refunds, disputes and their fees.
             * @example 6703950
             */
            cash_in: number;
            /**
             * Ledger
             * Format: cents
             * @description The sum of the ledger’s entries of this month.
             * @example 6703950
             */
            ledger_total: number;
            /** Earned by */
            earned_lines: {
                /**
                 * What
                 * @example first_link
                 * @enum {string}
                 */
                kind: "first_link" | "first_worksheet" | "sold_started" | "refund" | "dispute";
                /**
                 * Times
                 * @example 47
                 */
                count: number;
                /**
                 * Amount
                 * Format: cents
                 * @example 2146620
                 */
                amount: number;
            }[];
            /**
             * Earned
             * Format: cents
             * @description What can no longer be refunded under the policy.
             * @example 4706695
             */
            earned: number;
            /**
             * Owed before
             * Format: cents
             * @description What clients could get back when the month started.
             * @example 3821240
             */
            owed_before: number;
            /**
             * Owed after
             * Format: cents
             * @description What they can get back at its end.
             * @example 5818495
             */
            owed_after: number;
            /**
             * Balances
             * @description Cash is the ledger’s sum, and what of it is not earned is the change of what is owed.
             * @example true
             */
            balances: boolean;
            /**
             * Ledger entries
             * @description Every movement of the month, the oldest first.
             */
            entries: {
                /** Payment */
                payment_id: components["schemas"]["Id"];
                /** Moved */
                moved_at: components["schemas"]["Instant"];
                /**
                 * Kind
                 * @example charge
                 * @enum {string}
                 */
                kind: "charge" | "refund" | "refund_returned" | "dispute" | "dispute_fee";
                /**
                 * Receipt
                 * @example FC-2026-00042
                 */
                receipt_number: string;
                /**
                 * Client
                 * @example Hannah Okafor
                 */
                client_name: string;
                /**
                 * Package
                 * @example Guided Search
                 */
                package_name: string;
                /**
                 * Amount
                 * Format: cents
                 * @example 59900
                 */
                amount: number;
            }[];
            /**
             * Last 12 months
             * @description Until this one, the oldest first.
             */
            months: {
                /**
                 * Month
                 * @example 2026-10
                 */
                month: string;
                /**
                 * Cash in
                 * Format: cents
                 * @example 10146000
                 */
                cash_in: number;
                /**
                 * Earned
                 * Format: cents
                 * @example 9210000
                 */
                earned: number;
            }[];
            /**
             * Currency
             * @description ISO 4217.
             * @example USD
             */
            currency: string;
        };
        /**
         * Measure
         * @description What the activity report counts, each on the day it happened.
         * @enum {string}
         */
        ReportMeasure: "new_clients" | "links_published" | "research_reports" | "worksheets" | "complaints";
        /**
         * Activity
         * @description How often something happened in a period, by the advisor the client has now, with the period before.
         */
        ActivityReport: {
            measure: components["schemas"]["ReportMeasure"];
            period: components["schemas"]["ReportRange"];
            /** @description The period compared with: as much of the quarter before, or as many months or days directly before. */
            before: components["schemas"]["ReportRange"];
            unit: components["schemas"]["ReportUnit"];
            /**
             * Total
             * @description In the period.
             * @example 214
             */
            total: number;
            /**
             * Total before
             * @description In the period before.
             * @example 190
             */
            total_before: number;
            /**
             * Advisors
             * @description Every advisor with at least one, most first; no id and no name for clients without an advisor.
             */
            advisors: {
                /**
                 * Advisor
                 * Format: uuid
                 * @description Their id.
                 * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e11
                 */
                id: string | null;
                /**
                 * Name
                 * @description Their name.
                 * @example Maria Delgado
                 */
                name: string | null;
                /**
                 * Total
                 * @description In the period.
                 * @example 41
                 */
                total: number;
            }[];
            /**
             * Columns
             * @description The period in days, weeks or months, oldest first; the first and the last may be cut by the period.
             */
            columns: {
                period: components["schemas"]["ReportRange"];
                /**
                 * Total
                 * @description Of all advisors.
                 * @example 18
                 */
                total: number;
                /**
                 * By advisor
                 * @description In the order of the advisors.
                 */
                counts: number[];
            }[];
        };
        /**
         * Breakdown
         * @description What the breakdown report counts, and by what it splits the count.
         * @enum {string}
         */
        ReportBreakdown: "makes" | "rejections" | "complaints";
        /**
         * Breakdown
         * @description How a count of a period splits, most first, with the period before.
         */
        BreakdownReport: {
            breakdown: components["schemas"]["ReportBreakdown"];
            period: components["schemas"]["ReportRange"];
            /** @description The period compared with: as much of the quarter before, or as many months or days directly before. */
            before: components["schemas"]["ReportRange"];
            /**
             * Total
             * @description In the period.
             * @example 214
             */
            total: number;
            /**
             * Total before
             * @description In the period before.
             * @example 190
             */
            total_before: number;
            /**
             * Parts
             * @description The eight with the most, most first; less than the total where there are more.
             */
            parts: {
                /**
                 * Name
                 * @description The part’s name; null where nothing is known.
                 * @example Toyota
                 */
                name: string | null;
                /**
                 * Count
                 * @description In the period.
                 * @example 41
                 */
                count: number;
            }[];
        };
        /**
         * From prospect to delivered
         * @description Of the prospects who started in a period, how many came at least as far as each stage.
         */
        FunnelReport: {
            /** @description When they started. */
            period: components["schemas"]["ReportRange"];
            /**
             * Stages
             * @description Every stage, in order; none has more than the one before.
             */
            stages: {
                /** Stage */
                stage: components["schemas"]["FunnelStage"];
                /**
                 * People
                 * @description Who came this far or further.
                 * @example 964
                 */
                count: number;
            }[];
        };
        /**
         * Workload
         * @description Who works for how many, and whom nobody called when it was time.
         */
        WorkloadReport: {
            /**
             * Advisors
             * @description Those whose clients wait for most replies, then those with most clients.
             */
            advisors: {
                /** Advisor */
                id: components["schemas"]["Id"];
                /**
                 * Name
                 * @description First and last name.
                 * @example Maria Delgado
                 */
                name: string;
                status: components["schemas"]["UserStatus"];
                /**
                 * Away until
                 * Format: date
                 * @description The last day away, while it has not passed.
                 * @example 2026-12-04
                 */
                away_until: string | null;
                /**
                 * Clients
                 * @description How many they work for now. Delivered and lost ones don’t count.
                 * @example 18
                 */
                clients: number;
                /**
                 * Capacity
                 * @description How many clients in progress they can take.
                 * @example 15
                 */
                capacity: number;
                /**
                 * Need reply
                 * @description How many of their chats need a reply.
                 * @example 4
                 */
                needs_reply: number;
                /**
                 * Late
                 * @description A reply is owed for longer than the firm promises.
                 * @example false
                 */
                is_late: boolean;
            }[];
            /**
             * All advisors
             * @description How many there are in all.
             * @example 12
             */
            advisor_count: number;
            /**
             * Overdue
             * @description Clients whose day to get in touch has passed, the longest overdue first.
             */
            overdue: {
                /** Client */
                user_id: components["schemas"]["Id"];
                /**
                 * Client
                 * @description First and last name.
                 * @example Claire Jourdain
                 */
                client_name: string;
                /**
                 * Advisor
                 * @description Null where nobody works for them.
                 * @example Maria Delgado
                 */
                advisor_name: string | null;
                step_in_process: components["schemas"]["StepInProcess"];
                /** Re-engage */
                date_to_re_engage: components["schemas"]["Day"];
                /**
                 * Days overdue
                 * @description How many days have passed since.
                 * @example 2
                 */
                days: number;
            }[];
            /**
             * All overdue
             * @description How many there are in all.
             * @example 6
             */
            overdue_count: number;
        };
        /**
         * Status
         * @description How far a deal has come since its price was accepted.
         * @enum {string}
         */
        DealStatus: "paperwork" | "contract_check" | "scheduled" | "delivered" | "fell_through" | "taken_back";
        /**
         * Deals
         * @description How many deals are in which state, what delivered ones saved, and how clients rated them, the unhappy ones first.
         */
        DealsReport: {
            /**
             * States
             * @description Those that have a deal, in the order a deal goes through them.
             */
            states: {
                status: components["schemas"]["DealStatus"];
                /**
                 * Deals
                 * @description How many are in it now.
                 * @example 12
                 */
                count: number;
            }[];
            /**
             * Delivered
             * @description How many cars were delivered.
             * @example 41
             */
            delivered: number;
            /**
             * Saved
             * Format: cents
             * @description First prices less final ones of all delivered cars, in cents.
             * @example 6712300
             */
            savings: number;
            /**
             * Rated
             * @description How many deals were rated.
             * @example 33
             */
            rated: number;
            /**
             * Rating
             * @description The mean of all ratings, 1 to 5.
             * @example 4.6
             */
            rating: number | null;
            /**
             * Unhappy clients
             * @description Deals rated 3 or less, the lowest and among those the newest first.
             */
            unhappy: {
                /** Deal */
                id: components["schemas"]["Id"];
                /**
                 * Car
                 * @example 2025 Toyota RAV4 Hybrid XLE Premium
                 */
                title: string;
                /**
                 * Client
                 * @example Hannah Okafor
                 */
                client_name: string;
                /**
                 * Rating
                 * @example 2
                 */
                rating: number;
                /**
                 * In words
                 * @example It took a week longer than I hoped.
                 */
                rating_words: string | null;
            }[];
        };
        /**
         * Area
         * @description What part of the work it belongs to, as this contract groups its calls.
         * @enum {string}
         */
        AuditArea: "auth" | "users" | "employees" | "packages" | "coupons" | "onboarding" | "preferences" | "folders" | "files" | "complaints" | "chats" | "listings" | "links" | "dealers" | "bids" | "deals" | "deal-checks" | "pipeline" | "settings" | "exports";
        /**
         * Outcome
         * @description Whether it was done. Refusals are kept where they are about signing in or proving who one is.
         * @enum {string}
         */
        AuditOutcome: "done" | "refused";
        /**
         * Audit entry
         * @description One thing a person did; written with it and never changed.
         */
        AuditEntry: {
            readonly id: components["schemas"]["Id"];
            /**
             * Recorded
             * @description When it was done, to the millisecond.
             */
            readonly created_at: components["schemas"]["Instant"];
            /**
             * Who
             * Format: uuid
             * @description Who did it; empty where nobody was signed in.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly actor_id: string | null;
            /**
             * Role
             * @description As whom they did it.
             */
            readonly actor_role: components["schemas"]["Role"] | null;
            readonly area: components["schemas"]["AuditArea"];
            /**
             * Action
             * @description The operation’s name in this contract.
             * @example setUserStatus
             */
            readonly action: string;
            /**
             * What
             * @description The operation in words.
             * @example Set status
             */
            readonly words: string;
            readonly outcome: components["schemas"]["AuditOutcome"];
            /**
             * About
             * Format: uuid
             * @description Whom it was about, where it was about a person.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly person_id: string | null;
            /**
             * Record
             * @description The id of what it was done to.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly target_id: string | null;
            /**
             * Fields
             * @description The names of what was sent along.
             */
            readonly fields: string[];
            /**
             * Resource
             * @description What kind of record was edited, by its name in this contract; null where no field of one changed.
             * @example packages
             */
            readonly resource: string | null;
            /**
             * Changes
             * @description What changed on the record. The values are gone once the account they were about is closed; secrets are never among them.
             */
            readonly changes: {
                /**
                 * Field
                 * @description Which field of the record.
                 * @example price
                 */
                field: string;
                /**
                 * Before
                 * @description The value before, as the record shows it.
                 * @example 59900
                 */
                from?: unknown;
                /**
                 * After
                 * @description The value after, as the record shows it.
                 * @example 64900
                 */
                to?: unknown;
            }[];
            /**
             * IP address
             * @description The network address it came from.
             * @example 203.0.113.7
             */
            readonly ip: string | null;
            /**
             * Request
             * @description The call’s id in the log.
             * @example 0b7e6a52-5a53-4f0e-9c0e-1f7f3d1a2b3c
             */
            readonly request_id: string;
        };
        /**
         * Kind
         * @description A follow-up is when to get in touch with a client again; each has one at most.
         * @enum {string}
         */
        TaskKind: "task" | "follow_up";
        /**
         * Status
         * @description Whether a task is done.
         * @enum {string}
         */
        TaskStatus: "open" | "done";
        /**
         * Task
         * @description Something to be done by a day or a time. A client’s task belongs to their advisor and goes along when the client gets another one.
         */
        Task: {
            readonly id: components["schemas"]["Id"];
            /** @default task */
            kind: components["schemas"]["TaskKind"];
            /**
             * Task
             * @example Send the joint title form
             */
            title: string;
            readonly status: components["schemas"]["TaskStatus"];
            /**
             * Client
             * Format: uuid
             * @description Null for a task of the firm’s.
             * @default null
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            user_id: string | null;
            /**
             * Client’s name
             * @example Hannah Okafor
             */
            readonly client_name: string | null;
            /**
             * Owner
             * Format: uuid
             * @description Of a client’s task the client’s advisor; null while the client has none. Another task can be given to any colleague.
             * @default null
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            owner_id: string | null;
            /**
             * Owner’s name
             * @example Maria Delgado
             */
            readonly owner_name: string | null;
            /**
             * Due
             * Format: date
             * @description The day; with a time, the day of it at the firm.
             * @example 2026-11-24
             */
            due_on: string;
            /**
             * Time
             * Format: date-time
             * @description The moment it is due; null where only the day counts.
             * @default null
             * @example 2026-11-24T15:30:00.000Z
             */
            due_at: string | null;
            /**
             * Done at
             * Format: date-time
             * @example 2026-11-24T15:41:00.000Z
             */
            readonly done_at: string | null;
            /**
             * Done by
             * @example Maria Delgado
             */
            readonly done_by_name: string | null;
            /**
             * Added by
             * @example Maria Delgado
             */
            readonly author_name: string | null;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Kind
         * @description What happens on a day of the week.
         * @enum {string}
         */
        WeekEntryKind: "task" | "follow_up" | "bids_due" | "quote_ends" | "delivery";
        /**
         * Entry
         * @description One thing on a day of the week.
         */
        WeekEntry: {
            kind: components["schemas"]["WeekEntryKind"];
            /**
             * Record
             * @description The task, price request or deal.
             */
            target_id: components["schemas"]["Id"];
            /**
             * Client
             * Format: uuid
             * @description Null for a task without a client.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            user_id: string | null;
            /**
             * Client’s name
             * @example Hannah Okafor
             */
            client_name: string | null;
            /**
             * About
             * @description The task, or the car.
             * @example Send the joint title form
             */
            title: string;
            /** Day */
            on: components["schemas"]["Day"];
            /**
             * Time
             * Format: date-time
             * @description Null where only the day counts.
             * @example 2026-11-24T15:30:00.000Z
             */
            at: string | null;
            /**
             * Overdue
             * @description A task from before today that is not done.
             * @example false
             */
            is_late: boolean;
            /**
             * Done
             * @example false
             */
            is_done: boolean;
            /**
             * Dealers answered
             * @description How many dealers answered; null for everything but bids.
             * @example 3
             */
            answered: number | null;
            /**
             * Dealers asked
             * @description How many dealers were asked; null for everything but bids.
             * @example 5
             */
            asked: number | null;
        };
        /**
         * Week
         * @description Seven days from a Monday on: what is due, deliveries, bids; overdue tasks are in the present week.
         */
        Week: {
            /** Monday */
            monday: components["schemas"]["Day"];
            /**
             * Today
             * @description At the firm.
             */
            today: components["schemas"]["Day"];
            /**
             * Entries
             * @description Overdue ones first, then by day and time.
             */
            entries: components["schemas"]["WeekEntry"][];
            /**
             * Cut short
             * @description There is more of a kind than is answered: 200 of each, those due first.
             * @example false
             */
            is_cut: boolean;
        };
        /**
         * Calendar feed
         * @description Whether the caller’s week can be read by a calendar program, and since when.
         */
        CalendarFeed: {
            /**
             * Created
             * Format: date-time
             * @description Null where there is none.
             * @example 2026-11-24T15:30:00.000Z
             */
            created_at: string | null;
            /**
             * Last read
             * Format: date-time
             * @description When a calendar program last read it; to the hour.
             * @example 2026-11-24T15:30:00.000Z
             */
            last_read_at: string | null;
            /**
             * Address
             * Format: uri
             * @description Only in the answer that creates it. We keep a hash.
             * @example https://portal.example/api/calendar-feed/content?token=9hTz3v1sQk7eXbR5cWm2nJ8yLpA4uG6dF0iEoVtZxNg
             */
            address: string | null;
        };
        /**
         * Kind
         * @description How staff and a client spoke.
         * @enum {string}
         */
        ContactKind: "call" | "text" | "email" | "meeting" | "note";
        /**
         * Direction
         * @description Who got in touch with whom.
         * @enum {string}
         */
        ContactDirection: "in" | "out";
        /**
         * Contact
         * @description A call, text, e-mail or meeting with a client, or a note about them. Clients never see it.
         */
        Contact: {
            readonly id: components["schemas"]["Id"];
            /** Client */
            user_id: components["schemas"]["Id"];
            /**
             * Client’s name
             * @example Hannah Okafor
             */
            readonly client_name: string;
            kind: components["schemas"]["ContactKind"];
            /**
             * Direction
             * @description Null for a note.
             * @default null
             */
            direction: components["schemas"]["ContactDirection"] | null;
            /** When */
            at: components["schemas"]["Instant"];
            /**
             * Minutes
             * @description How long it took.
             * @default null
             * @example 9
             */
            minutes: number | null;
            /**
             * Summary
             * @description What was said.
             * @example Title is joint with Daniel. Both can sign on Saturday.
             */
            summary: string;
            /**
             * Next step
             * @description The task it led to; null where there is none.
             */
            readonly next_step: {
                id: components["schemas"]["Id"];
                /**
                 * Next step
                 * @example Ask Northgate to hold the RAV4
                 */
                title: string;
                status: components["schemas"]["TaskStatus"];
                /** Due */
                due_on: components["schemas"]["Day"];
            } | null;
            /**
             * Author
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly author_id: string | null;
            /**
             * Logged by
             * @example Maria Delgado
             */
            readonly author_name: string | null;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Contact
         * @description A person at a dealer.
         */
        DealerContact: {
            /**
             * Name
             * @example Dana Whitlock
             */
            name: string;
            /**
             * Role
             * @default null
             * @example Internet sales
             */
            role?: string | null;
            /**
             * E-mail
             * Format: email
             * @default null
             * @example dana@northgate-toyota.example
             */
            email?: string | null;
            /**
             * Phone
             * Format: phone
             * @default null
             * @example (614) 555-0142
             */
            phone?: string | null;
        };
        /**
         * Dealer
         * @description A car dealer the firm asks for prices.
         */
        Dealer: {
            readonly id: components["schemas"]["Id"];
            /**
             * Name
             * @example Northgate Toyota
             */
            name: string;
            /**
             * Makes
             * @description The makes it sells new.
             * @default []
             */
            makes: string[];
            /**
             * Street address
             * @default null
             * @example 5850 Sawmill Rd
             */
            address: string | null;
            zip: components["schemas"]["ZipCode"];
            /**
             * Location
             * @description City and state of the ZIP.
             * @example Dublin, OH
             */
            readonly place: string | null;
            /**
             * Phone
             * Format: phone
             * @description With area code.
             * @default null
             * @example (614) 555-0142
             */
            phone: string | null;
            /**
             * Contacts
             * @description Price requests go to the first one with an e-mail address.
             * @default []
             */
            contacts: components["schemas"]["DealerContact"][];
            /**
             * Notes
             * @description Only staff see it.
             * @default null
             * @example Answers faster before noon.
             */
            notes: string | null;
            /**
             * Requests
             * @description How many price requests it got.
             * @example 9
             */
            readonly asked: number;
            /**
             * Answered
             * @description How many of them it answered with a price.
             * @example 6
             */
            readonly answered: number;
            /**
             * Median answer
             * @description Minutes from request to first price.
             * @example 105
             */
            readonly median_answer_minutes: number | null;
            /**
             * Signed
             * @description How many of its quotes became a contract.
             * @example 9
             */
            readonly quotes_signed: number;
            /**
             * Kept at signing
             * @description How many of those were signed for the price it quoted or less.
             * @example 6
             */
            readonly quotes_kept: number;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Status
         * @description How far a price request has come.
         * @enum {string}
         */
        BidRequestStatus: "draft" | "open" | "closed";
        /**
         * Price request
         * @description A car of one client that two to ten dealers are asked to price, in one or more rounds.
         */
        BidRequest: {
            readonly id: components["schemas"]["Id"];
            /** Client */
            user_id: components["schemas"]["Id"];
            /**
             * Client
             * @description Whose request it is.
             * @example Hannah Okafor
             */
            readonly client_name: string;
            /**
             * Advisor
             * @description The client’s advisor.
             * @example Maria Delgado
             */
            readonly advisor_name: string | null;
            /**
             * Link
             * Format: uuid
             * @description The client’s car to price; leave empty to describe one.
             * @default null
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            link_id: string | null;
            /**
             * Car
             * @description In one line: year, make, model, trim.
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title: string;
            /**
             * Year
             * @default null
             * @example 2025
             */
            year: number | null;
            /**
             * Make
             * @default null
             * @example Toyota
             */
            make: string | null;
            /**
             * Model
             * @default null
             * @example RAV4 Hybrid
             */
            model: string | null;
            /**
             * Trim
             * @default null
             * @example XLE Premium
             */
            trim: string | null;
            /**
             * Colors
             * @description Best first.
             * @default []
             */
            colors: string[];
            /**
             * Must have
             * @default []
             */
            must_haves: string[];
            /**
             * Needed by
             * Format: date
             * @default null
             * @example 2026-11-28
             */
            needed_by: string | null;
            /**
             * Trade-in
             * @description As dealers read it, without the client’s name.
             * @default null
             * @example 2017 Kia Sportage EX, 84,200 mi, good
             */
            trade_in: string | null;
            /**
             * Buyer
             * @description All that dealers learn of the client.
             * @example OH 430xx
             */
            readonly buyer: string;
            /**
             * Note to dealers
             * @default null
             * @example Quote without add-ons.
             */
            note: string | null;
            readonly status: components["schemas"]["BidRequestStatus"];
            /**
             * Round
             * @example 2
             */
            readonly round: number;
            /**
             * Answer by
             * Format: date-time
             * @description Dealers can’t answer later.
             * @example 2026-11-23T17:00:00.000Z
             */
            due_at: string;
            /**
             * Price to beat
             * Format: cents
             * @description The Out-the-Door price this round asks dealers to beat.
             * @example 3941453
             */
            readonly target_total: number | null;
            /**
             * Tax rule
             * Format: uuid
             * @description Leave empty and each dealer enters the tax.
             * @default null
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            tax_rule_id: string | null;
            /**
             * Dealers asked
             * @description Dealers who got the request.
             * @example 5
             */
            readonly asked: number;
            /**
             * Answered
             * @description How many gave a price.
             * @example 4
             */
            readonly answered: number;
            /**
             * Declined
             * @description How many can’t offer it.
             * @example 1
             */
            readonly declined: number;
            /**
             * First price
             * Format: cents
             * @description The first Out-the-Door price that came in.
             * @example 4063130
             */
            readonly first_total: number | null;
            /**
             * Best price
             * Format: cents
             * @description The lowest Out-the-Door price, lines left out filled in.
             * @example 3901140
             */
            readonly best_total: number | null;
            /**
             * Published
             * @description How many prices the client sees.
             * @example 0
             */
            readonly published: number;
            /**
             * Requested by
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly created_by: string | null;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Answer
         * @description How far one dealer has come with a price request.
         * @enum {string}
         */
        DealerAnswerStatus: "draft" | "sent" | "answered" | "declined" | "expired";
        /**
         * Came by
         * @description How a price came in.
         * @enum {string}
         */
        BidSource: "page" | "phone" | "document";
        /**
         * Price, line by line
         * @description The lines of a dealer’s price as they gave it. An empty fee was not given; 0 means there is none.
         */
        BidLines: {
            /**
             * MSRP
             * @default 0
             * @example 3736000
             */
            msrp?: components["schemas"]["Cents"];
            /**
             * Destination
             * @default 0
             * @example 139500
             */
            destination?: components["schemas"]["Cents"];
            /**
             * Dealer discount
             * @default 0
             * @example 187500
             */
            dealer_discount?: components["schemas"]["Cents"];
            /**
             * Selling price
             * @description Leave empty to calculate.
             * @default 0
             * @example 3688000
             */
            selling_price?: components["schemas"]["Cents"];
            /**
             * Rebates
             * @default []
             */
            rebates?: components["schemas"]["WorksheetRebate"][];
            /**
             * Add-ons
             * @description Taxed like the car.
             * @default []
             */
            add_ons?: components["schemas"]["WorksheetAddOn"][];
            /**
             * Doc fee
             * Format: cents
             * @description Empty where it isn’t given, 0 where there is none.
             * @default null
             * @example 38700
             */
            doc_fee?: number | null;
            /**
             * Title
             * Format: cents
             * @default null
             * @example 1800
             */
            title?: number | null;
            /**
             * Registration
             * Format: cents
             * @default null
             * @example 7450
             */
            registration?: number | null;
            /**
             * Inspection
             * Format: cents
             * @default null
             * @example 0
             */
            inspection?: number | null;
            /**
             * Other fees
             * @default []
             */
            other_fees?: components["schemas"]["WorksheetFee"][];
            /**
             * Sales tax
             * Format: cents
             * @description Leave empty to calculate it by the rule.
             * @default null
             * @example 197340
             */
            sales_tax?: number | null;
            /**
             * Allowance
             * @description What the dealer gives for the trade-in.
             * @default 0
             * @example 1080000
             */
            trade_allowance?: components["schemas"]["Cents"];
            /**
             * Good through
             * Format: date
             * @default null
             * @example 2026-11-24
             */
            good_through?: string | null;
            /**
             * Stock number
             * @default null
             * @example R25-1187
             */
            stock_number?: string | null;
            /**
             * On the lot
             * @description Today, or when it arrives.
             * @default null
             * @example Today
             */
            on_lot?: string | null;
            /**
             * Note
             * @default null
             * @example Paint protection is already on the car.
             */
            note?: string | null;
        };
        /**
         * Line
         * @description A line of a price that a dealer may leave out.
         * @enum {string}
         */
        BidLineName: "doc_fee" | "title" | "registration" | "inspection" | "sales_tax";
        /**
         * Filled in
         * @description What the lines not given are taken to be, line by line, in cents.
         */
        BidFilled: {
            /**
             * Doc fee
             * Format: cents
             * @example 25000
             */
            doc_fee?: number;
            /**
             * Title
             * Format: cents
             * @example 1800
             */
            title?: number;
            /**
             * Registration
             * Format: cents
             * @example 7450
             */
            registration?: number;
            /**
             * Inspection
             * Format: cents
             * @example 0
             */
            inspection?: number;
            /**
             * Sales tax
             * Format: cents
             * @example 191850
             */
            sales_tax?: number;
        };
        /**
         * Price
         * @description A dealer’s price in one revision, line by line, with the tax rule of its day.
         */
        Bid: {
            id: components["schemas"]["Id"];
            /**
             * Revision
             * @description Counts from 1 for each dealer.
             * @example 2
             */
            revision: number;
            /**
             * Round
             * @example 2
             */
            round: number;
            source: components["schemas"]["BidSource"];
            lines: components["schemas"]["BidLines"];
            /**
             * Selling price
             * Format: cents
             * @example 3688000
             */
            selling_price: number;
            /**
             * Not given
             * @description Lines the others charge and this price leaves out.
             */
            missing: components["schemas"]["BidLineName"][];
            filled?: components["schemas"]["BidFilled"];
            /**
             * Taxed amount
             * Format: cents
             * @example 2631200
             */
            taxed_amount: number;
            /**
             * Sales tax
             * Format: cents
             * @example 197340
             */
            sales_tax?: number;
            /** Applied tax rule */
            tax_rule: components["schemas"]["FrozenTaxRule"] | null;
            /**
             * Out the Door
             * Format: cents
             * @description As the lines given sum up.
             * @example 3922690
             */
            total_otd: number;
            /**
             * To compare
             * Format: cents
             * @description With the lines it leaves out at the median of the others.
             * @example 3922690
             */
            comparable_otd: number;
            /**
             * Cash due at signing
             * Format: cents
             * @example 3154690
             */
            cash_due: number;
            /** Warnings */
            warnings: components["schemas"]["WorksheetWarning"][];
            /**
             * Entered by
             * @description Staff who typed it in; empty where the dealer did.
             * @example null
             */
            entered_by_name: string | null;
            /** Received */
            created_at: components["schemas"]["Instant"];
        };
        /**
         * Dealer asked
         * @description One dealer of a price request, and what came of it.
         */
        BidInvitation: {
            /** Dealer */
            dealer_id: components["schemas"]["Id"];
            /**
             * Dealer
             * @example Northgate Toyota
             */
            dealer_name: string;
            /**
             * Location
             * @example Dublin, OH
             */
            place: string | null;
            /**
             * Miles away
             * @description From the client.
             * @example 14
             */
            distance: number | null;
            /**
             * Asked at
             * @example dana@northgate-toyota.example
             */
            email: string | null;
            status: components["schemas"]["DealerAnswerStatus"];
            /**
             * Round
             * @description The last round it was asked in.
             * @example 2
             */
            asked_round: number;
            /**
             * Sent
             * Format: date-time
             * @example 2026-11-16T20:12:00.000Z
             */
            sent_at: string | null;
            /**
             * Opened
             * Format: date-time
             * @description When its page was first opened in this round.
             * @example 2026-11-20T21:12:00.000Z
             */
            opened_at: string | null;
            /**
             * Answered
             * Format: date-time
             * @example 2026-11-23T15:40:00.000Z
             */
            answered_at: string | null;
            /**
             * Why not
             * @example No RAV4 Hybrid in Blueprint before January.
             */
            declined_reason: string | null;
            /**
             * Draft
             * Format: cents
             * @description What its unsent lines sum up to.
             * @example null
             */
            draft_total: number | null;
            /**
             * Draft saved
             * Format: date-time
             * @example null
             */
            draft_saved_at: string | null;
            /**
             * Link
             * Format: uuid
             * @description The link its price was published as.
             * @example null
             */
            link_id: string | null;
            /**
             * Published price
             * Format: uuid
             * @example null
             */
            published_bid_id: string | null;
            /**
             * Prices
             * @description Newest first.
             */
            bids: components["schemas"]["Bid"][];
            /**
             * Files
             * @description What the dealer sent along.
             */
            files: components["schemas"]["StoredFile"][];
            /**
             * Signed
             * @example 12
             */
            quotes_signed: number;
            /**
             * Kept at signing
             * @example 11
             */
            quotes_kept: number;
            /**
             * Median answer
             * @example 190
             */
            median_answer_minutes: number | null;
        };
        /**
         * Price of a dealer
         * @description A dealer’s price as the client reads it, with how it moved.
         */
        ClientBid: {
            /**
             * Dealer
             * @example Northgate Toyota
             */
            dealer_name: string;
            /**
             * Location
             * @example Dublin, OH
             */
            place: string | null;
            /**
             * Miles away
             * @example 14
             */
            distance: number | null;
            /**
             * Car
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            link_id: string | null;
            /**
             * First price
             * Format: cents
             * @example 4063130
             */
            first_total: number;
            /**
             * Revisions
             * @example 4
             */
            revisions: number;
            bid: components["schemas"]["Bid"];
        };
        /**
         * Bids
         * @description One car that dealers were asked to price, and what they bid, as the client reads it. Prices that were not published are counted only.
         */
        ClientBids: {
            id: components["schemas"]["Id"];
            /**
             * Car
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title: string;
            /**
             * Car
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            link_id: string | null;
            status: components["schemas"]["BidRequestStatus"];
            /**
             * Advisor
             * @example Maria Delgado
             */
            advisor_name: string | null;
            /**
             * Dealers asked
             * @example 5
             */
            asked: number;
            /**
             * Answered
             * @example 4
             */
            answered: number;
            /**
             * Rounds
             * @example 2
             */
            round: number;
            /** Answer by */
            due_at: components["schemas"]["Instant"];
            /**
             * First price
             * Format: cents
             * @description Of the prices published.
             * @example 4063130
             */
            first_total: number | null;
            /**
             * Best price
             * Format: cents
             * @description Of the prices published.
             * @example 3901140
             */
            best_total: number | null;
            /**
             * Saved so far
             * Format: cents
             * @example 161990
             */
            saved: number | null;
            /**
             * Prices
             * @description Best first.
             */
            bids: components["schemas"]["ClientBid"][];
            /** Declined */
            declined: {
                /**
                 * Dealer
                 * @example Keystone Toyota
                 */
                dealer_name: string;
                /**
                 * Location
                 * @example Newark, OH
                 */
                place: string | null;
                /**
                 * Why not
                 * @example No RAV4 Hybrid in Blueprint before January.
                 */
                reason: string | null;
            }[];
        };
        /**
         * File of a dealer
         * @description A file a dealer sends along with a price.
         */
        DealerFile: {
            id: components["schemas"]["Id"];
            /**
             * Name
             * @example Buyers order 1187.pdf
             */
            file_name: string;
            /**
             * Size
             * @description In bytes.
             * @example 217088
             */
            size: number;
        };
        /**
         * Price request for a dealer
         * @description What one dealer sees of a price request. Nothing of the client but three digits of the ZIP, nothing of other dealers but the price to beat.
         */
        DealerRequest: {
            /**
             * State
             * @description open: it can be answered; answered: it was, and can be changed until it is due; declined; late: it was due; closed: the firm has closed it.
             * @example open
             * @enum {string}
             */
            state: "open" | "answered" | "declined" | "late" | "closed";
            /**
             * Firm
             * @example Forecourt
             */
            firm_name: string;
            /**
             * Dealer
             * @example Riverside Toyota
             */
            dealer_name: string;
            /**
             * Car
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title: string;
            /** Colors */
            colors: string[];
            /** Must have */
            must_haves: string[];
            /**
             * Needed by
             * Format: date
             * @example 2026-11-28
             */
            needed_by: string | null;
            /**
             * Trade-in
             * @example 2017 Kia Sportage EX, 84,200 mi, good
             */
            trade_in: string | null;
            /**
             * Buyer
             * @example OH 430xx
             */
            buyer: string;
            /**
             * Note
             * @example Quote without add-ons.
             */
            note: string | null;
            /**
             * Round
             * @example 2
             */
            round: number;
            /**
             * Price to beat
             * Format: cents
             * @example 3941453
             */
            target_total: number | null;
            /** Answer by */
            due_at: components["schemas"]["Instant"];
            time_zone: components["schemas"]["TimeZone"];
            /**
             * This address works until
             * Format: date-time
             * @example 2026-11-28T17:00:00.000Z
             */
            works_until: string;
            /**
             * Your last price
             * Format: cents
             * @example 3949565
             */
            last_total: number | null;
            /**
             * Price sent
             * Format: date-time
             * @example null
             */
            sent_at: string | null;
            /**
             * Why not
             * @example null
             */
            declined_reason: string | null;
            /** Tax rule */
            tax_rule: components["schemas"]["FrozenTaxRule"] | null;
            /**
             * Lines so far
             * @description What was typed and not sent yet, or the last price.
             */
            draft: components["schemas"]["BidLines"] | null;
            /**
             * Draft’s version
             * @example 3
             */
            draft_version: number;
            /**
             * Draft saved
             * Format: date-time
             * @example null
             */
            draft_saved_at: string | null;
            /** Files */
            files: components["schemas"]["DealerFile"][];
        };
        /**
         * VIN facts
         * @description What a VIN says of its car, by the rules makers file with NHTSA. What it leaves open is null, with the candidates beside it.
         */
        VinFacts: {
            /**
             * VIN
             * @description In capitals, without spaces.
             * @example 1HGCM82633A004352
             */
            vin: string;
            /**
             * Doubts
             * @description Reasons to check it once more.
             */
            doubts: ("length" | "letters" | "check_digit")[];
            /**
             * Year
             * @example 2003
             */
            year: number | null;
            /**
             * Make
             * @example Honda
             */
            make: string | null;
            /**
             * Model
             * @example Accord
             */
            model: string | null;
            /**
             * Trim
             * @example EX-V6
             */
            trim: string | null;
            /**
             * Body style
             * @example coupe
             */
            body_style: components["schemas"]["BodyStyle"] | null;
            /**
             * Drivetrain
             * @example null
             */
            drivetrain: components["schemas"]["Drivetrain"] | null;
            /**
             * Fuel
             * @example gas
             */
            fuel: components["schemas"]["FuelKind"] | null;
            /**
             * Engine
             * @example 3.0 L, 6 cylinders
             */
            engine: string | null;
            /**
             * Doors
             * @example 2
             */
            doors: number | null;
            /**
             * Possible models
             * @description Where the VIN fits several.
             */
            models: string[];
            /**
             * Possible trims
             * @description Where the VIN fits several.
             */
            trims: string[];
        };
        /**
         * Make
         * @description A maker of cars, as it is written here.
         */
        VehicleMake: {
            /**
             * Make
             * @example Honda
             */
            name: string;
            /**
             * Sold most
             * @description One of those sold most here.
             * @example true
             */
            is_usual: boolean;
        };
        /**
         * Model
         * @description A model as its maker filed it with NHTSA. Files end late, so that a body or a year more than was sold may stand here.
         */
        VehicleModel: {
            /**
             * Make
             * @example Honda
             */
            make: string;
            /**
             * Model
             * @example CR-V
             */
            name: string;
            /**
             * First year
             * @example 1997
             */
            first_year: number;
            /**
             * Last year
             * @description Empty where no end is filed.
             * @example null
             */
            last_year: number | null;
            /** Body styles */
            body_styles: components["schemas"]["BodyStyle"][];
        };
        /**
         * Agreed price, line by line
         * @description The lines of a worksheet as they were accepted, with the tax rule of that day.
         */
        AgreedLines: {
            /**
             * MSRP
             * @example 3736000
             */
            msrp: components["schemas"]["Cents"];
            /**
             * Destination
             * @example 139500
             */
            destination: components["schemas"]["Cents"];
            /**
             * Dealer discount
             * @example 127500
             */
            dealer_discount: components["schemas"]["Cents"];
            /**
             * Selling price
             * @example 3748000
             */
            selling_price: components["schemas"]["Cents"];
            /** Rebates */
            rebates: components["schemas"]["WorksheetRebate"][];
            /**
             * Add-ons
             * @description Taxed like the car.
             */
            add_ons: components["schemas"]["WorksheetAddOn"][];
            /**
             * Doc fee
             * @example 38700
             */
            doc_fee: components["schemas"]["Cents"];
            /**
             * Title
             * @example 1800
             */
            title: components["schemas"]["Cents"];
            /**
             * Registration
             * @example 7450
             */
            registration: components["schemas"]["Cents"];
            /**
             * Inspection
             * @example 0
             */
            inspection: components["schemas"]["Cents"];
            /** Other fees */
            other_fees: components["schemas"]["WorksheetFee"][];
            /**
             * Trade-in
             * @description Which car.
             * @example 2017 Kia Sportage
             */
            trade_in: string | null;
            /**
             * Allowance
             * @description What the dealer gives for it.
             * @example 1150000
             */
            trade_allowance: components["schemas"]["Cents"];
            /**
             * Loan payoff
             * @description What is still owed on it.
             * @example 312000
             */
            trade_payoff: components["schemas"]["Cents"];
            /**
             * Applied tax rule
             * @description The rule as it was on the day of the quote.
             */
            tax_rule: components["schemas"]["FrozenTaxRule"] | null;
            /**
             * Taxed amount
             * Format: cents
             * @description What the tax was taken of.
             * @example 2586700
             */
            taxed_amount: number;
            /**
             * Sales tax
             * @example 194003
             */
            sales_tax: components["schemas"]["Cents"];
            /**
             * Out the Door
             * Format: cents
             * @description Everything to drive away, before the trade-in and its payoff.
             * @example 3941453
             */
            total_otd: number;
            /**
             * Cash due at signing
             * Format: cents
             * @description Below zero the client gets money back.
             * @example 3103453
             */
            cash_due: number;
            /**
             * Good through
             * Format: date
             * @example 2026-11-24
             */
            good_through: string | null;
        };
        /**
         * Contract, line by line
         * @description The lines of a purchase agreement as it states them, its totals included.
         */
        ContractLines: {
            /**
             * MSRP
             * @default 0
             * @example 3736000
             */
            msrp?: components["schemas"]["Cents"];
            /**
             * Destination
             * @default 0
             * @example 139500
             */
            destination?: components["schemas"]["Cents"];
            /**
             * Dealer discount
             * @default 0
             * @example 165000
             */
            dealer_discount?: components["schemas"]["Cents"];
            /**
             * Selling price
             * @description Leave empty to calculate.
             * @default 0
             * @example 3710500
             */
            selling_price?: components["schemas"]["Cents"];
            /**
             * Rebates
             * @default []
             */
            rebates?: components["schemas"]["WorksheetRebate"][];
            /**
             * Add-ons
             * @default []
             */
            add_ons?: components["schemas"]["WorksheetAddOn"][];
            /**
             * Doc fee
             * @default 0
             * @example 38700
             */
            doc_fee?: components["schemas"]["Cents"];
            /**
             * Title
             * @default 0
             * @example 1800
             */
            title?: components["schemas"]["Cents"];
            /**
             * Registration
             * @default 0
             * @example 7450
             */
            registration?: components["schemas"]["Cents"];
            /**
             * Inspection
             * @default 0
             * @example 0
             */
            inspection?: components["schemas"]["Cents"];
            /**
             * Other fees
             * @default []
             */
            other_fees?: components["schemas"]["WorksheetFee"][];
            /**
             * Allowance
             * @default 0
             * @example 1150000
             */
            trade_allowance?: components["schemas"]["Cents"];
            /**
             * Loan payoff
             * @default 0
             * @example 312000
             */
            trade_payoff?: components["schemas"]["Cents"];
            /**
             * Sales tax
             * @default 0
             * @example 192660
             */
            sales_tax?: components["schemas"]["Cents"];
            /**
             * Total
             * Format: cents
             * @description Out the door, as the contract states it.
             * @example 3922210
             */
            total_otd: number;
            /**
             * Balance due
             * Format: cents
             * @description As the contract states it.
             * @example 3084210
             */
            cash_due: number;
        };
        /**
         * Difference
         * @description How a line of the contract differs from what was agreed.
         * @enum {string}
         */
        DifferenceKind: "new" | "above" | "missing" | "follows" | "below" | "sum";
        /**
         * Answer
         * @description What is done about a difference.
         * @enum {string}
         */
        DifferenceAnswer: "ask_to_remove" | "accepted";
        /**
         * Difference
         * @description A line of the contract that isn’t as agreed, to the cent.
         */
        ContractDifference: {
            /**
             * Line
             * @example other_fees Nitrogen tire fill
             */
            key: string;
            kind: components["schemas"]["DifferenceKind"];
            /**
             * Line
             * @example Nitrogen tire fill
             */
            label: string;
            /**
             * Agreed
             * Format: cents
             * @example null
             */
            agreed: number | null;
            /**
             * Contract
             * Format: cents
             * @example 19600
             */
            contract: number | null;
            /**
             * Difference
             * Format: cents
             * @description Above zero it costs more than agreed.
             * @example 19600
             */
            by: number;
            /**
             * To resolve
             * @description The client can’t confirm before it has an answer.
             * @example true
             */
            blocks: boolean;
            /** Answer */
            answer: components["schemas"]["DifferenceAnswer"] | null;
            /**
             * Reason
             * @example null
             */
            reason: string | null;
        };
        /**
         * Paper
         * @description What a deal needs before the car can be driven away.
         * @enum {string}
         */
        DealPaperKind: "driver_license" | "insurance" | "contract" | "odometer" | "title" | "payoff_letter" | "keys" | "loan_approval" | "lease_approval" | "down_payment" | "registration" | "other";
        /**
         * Who brings it
         * @description Who takes care of a paper.
         * @enum {string}
         */
        DealPaperBy: "client" | "advisor" | "dealer";
        /**
         * Paper of a deal
         * @description One thing a deal needs, who brings it, and whether it is there.
         */
        DealPaper: {
            /**
             * Paper
             * @example insurance
             */
            id: string;
            kind: components["schemas"]["DealPaperKind"];
            /**
             * Name
             * @example Proof of insurance
             */
            label: string;
            /**
             * Hint
             * @example Your insurer sends it in minutes.
             */
            hint: string | null;
            by: components["schemas"]["DealPaperBy"];
            /**
             * Done
             * @example false
             */
            is_done: boolean;
            /**
             * Done at
             * Format: date-time
             * @example null
             */
            done_at: string | null;
            /**
             * File
             * Format: uuid
             * @description In the client’s folder.
             * @example null
             */
            file_id: string | null;
        };
        /**
         * Delivery time
         * @description A time and place at which the car can be handed over.
         */
        DeliverySlot: {
            /**
             * Slot
             * @example 1
             */
            id: string;
            /**
             * Time
             * Format: date-time
             * @example 2026-11-25T15:00:00.000Z
             */
            starts_at: string;
            /**
             * Place
             * @example At your door, OH 43016, no charge
             */
            place: string;
        };
        /**
         * Deal
         * @description What follows an accepted price, until the car is delivered or the deal ends.
         */
        Deal: {
            readonly id: components["schemas"]["Id"];
            /** Client */
            readonly user_id: components["schemas"]["Id"];
            /**
             * Client
             * @example Hannah Okafor
             */
            readonly client_name: string;
            /**
             * Advisor
             * @example Maria Delgado
             */
            readonly advisor_name: string | null;
            /** Link */
            readonly link_id: components["schemas"]["Id"];
            /**
             * Agreed worksheet
             * Format: uuid
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            readonly worksheet_id: string | null;
            /**
             * Car
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            readonly title: string;
            /**
             * Dealer
             * @example Northgate Toyota
             */
            readonly dealer: string | null;
            readonly status: components["schemas"]["DealStatus"];
            /** Since */
            readonly status_since: components["schemas"]["Instant"];
            /** Accepted */
            readonly accepted_at: components["schemas"]["Instant"];
            readonly agreed: components["schemas"]["AgreedLines"];
            /**
             * Agreed price
             * Format: cents
             * @description Out the door.
             * @example 3901140
             */
            readonly agreed_total: number;
            /**
             * First price
             * Format: cents
             * @description The first Out-the-Door price of this car.
             * @example 4063130
             */
            readonly first_total: number;
            /** Contract lines */
            readonly contract: components["schemas"]["ContractLines"] | null;
            /**
             * Contract entered
             * Format: date-time
             * @example 2026-11-23T14:12:00.000Z
             */
            readonly contract_at: string | null;
            /**
             * Contract total
             * Format: cents
             * @description The total the contract states.
             * @example 3922210
             */
            readonly contract_total: number | null;
            /**
             * Differences
             * @description Those to resolve first.
             */
            readonly differences: components["schemas"]["ContractDifference"][];
            /**
             * Difference
             * Format: cents
             * @description The contract’s total less the agreed one.
             * @example 21070
             */
            readonly differs_by: number | null;
            /**
             * To resolve
             * @description Differences without an answer.
             * @example 1
             */
            readonly open_differences: number;
            /**
             * Lines that match
             * @example 10
             */
            readonly same_lines: number | null;
            /** Papers */
            readonly papers: components["schemas"]["DealPaper"][];
            /**
             * Papers done
             * @example 4
             */
            readonly papers_done: number;
            /** Delivery times */
            readonly slots: components["schemas"]["DeliverySlot"][];
            /**
             * Chosen time
             * @example 2
             */
            readonly slot_id: string | null;
            /**
             * Delivery
             * Format: date-time
             * @description The time the client chose.
             * @example 2026-11-25T15:00:00.000Z
             */
            readonly delivery_at: string | null;
            /** What to bring */
            readonly bring: string[];
            /**
             * Contract confirmed
             * Format: date-time
             * @example null
             */
            readonly confirmed_at: string | null;
            /**
             * Confirmed by
             * @description The name typed.
             * @example null
             */
            readonly confirmed_name: string | null;
            /**
             * What is shown
             * @description SHA-256 of the agreed lines, the contract and the answers. Confirming names it.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            readonly shown_hash: string;
            /**
             * Why it ended
             * @example null
             */
            readonly reason: string | null;
            /**
             * Final price
             * Format: cents
             * @example 3901140
             */
            readonly final_price: number | null;
            /**
             * Delivered
             * Format: date
             * @example null
             */
            readonly delivered_on: string | null;
            /**
             * Saved
             * Format: cents
             * @description First price less final one.
             * @example 161990
             */
            readonly savings: number | null;
            /**
             * Rating
             * @description 1 to 5.
             * @example 5
             */
            readonly rating: number | null;
            /**
             * In words
             * @example I walked in, signed, and drove home.
             */
            readonly rating_words: string | null;
            /**
             * Rated
             * Format: date-time
             * @example null
             */
            readonly rated_at: string | null;
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Status
         * @description How far the newest version of what a client sent is reviewed.
         * @enum {string}
         */
        DealCheckStatus: "submitted" | "in_review" | "answered";
        /**
         * Paper
         * @description What the client sent.
         * @enum {string}
         */
        CheckedPaper: "quote" | "contract";
        /**
         * Verdict
         * @description What the advisor thinks of one line.
         * @enum {string}
         */
        LineVerdict: "fair" | "high" | "ask_to_remove" | "missing";
        /**
         * Verdict on a line
         * @description What is said of one line of the offer, or of one that should be there.
         */
        CheckedLine: {
            /**
             * Line
             * @description The line as the worksheet names it; for a missing one, any name of its own.
             * @example other_fees Electronic filing
             */
            key: string;
            /**
             * Name
             * @description Of a missing line.
             * @default null
             * @example Honda cash rebate
             */
            label?: string | null;
            verdict: components["schemas"]["LineVerdict"];
            /**
             * Aim for
             * Format: cents
             * @description The figure to reach; below zero for a reduction. Empty for none.
             * @default null
             * @example null
             */
            aim?: number | null;
            /**
             * Why
             * @default null
             * @example Belongs to the doc fee.
             */
            words?: string | null;
            /**
             * What to say
             * @description To the dealer.
             * @default null
             * @example Electronic filing is part of your doc fee. Please drop the $89.
             */
            say?: string | null;
        };
        /**
         * Verdict
         * @description What the advisor thinks of the whole offer.
         * @enum {string}
         */
        DealVerdict: "good" | "ask_first" | "walk_away";
        /**
         * Line of the report
         * @description One line of the offer: before, now, and what to aim for.
         */
        ReportLine: {
            /**
             * Line
             * @example other_fees Electronic filing
             */
            key: string;
            /**
             * Group
             * @example Fees
             */
            group: string;
            /**
             * Line
             * @example Electronic filing
             */
            label: string;
            /**
             * Version before
             * Format: cents
             * @example 8900
             */
            before: number | null;
            /**
             * This version
             * Format: cents
             * @example 8900
             */
            now: number | null;
            /**
             * Aim for
             * Format: cents
             * @example null
             */
            aim: number | null;
            verdict: components["schemas"]["LineVerdict"];
            /**
             * Fixed
             * @description The dealer put right what the report before named.
             * @example false
             */
            is_fixed: boolean;
            /**
             * Why
             * @example Belongs to the doc fee.
             */
            words: string | null;
            /**
             * What to say
             * @example Electronic filing is part of your doc fee. Please drop the $89.
             */
            say: string | null;
        };
        /**
         * Report
         * @description What the review comes to, in cents.
         */
        DealCheckReport: {
            /**
             * Lines
             * @description In the order of a worksheet.
             */
            lines: components["schemas"]["ReportLine"][];
            /**
             * To ask for
             * @description How many lines, tax aside.
             * @example 4
             */
            asks: number;
            /**
             * Version before
             * Format: cents
             * @example 4541750
             */
            before_total: number | null;
            /**
             * Out the Door
             * Format: cents
             * @example 4376630
             */
            total: number;
            /**
             * Aim for
             * Format: cents
             * @example 4255500
             */
            aim_total: number;
            /**
             * Less tax
             * Format: cents
             * @description Tax that goes with it.
             * @example 7830
             */
            less_tax: number;
            /**
             * Still to ask for
             * Format: cents
             * @example 121130
             */
            by: number;
        };
        /**
         * Version
         * @description What was sent once, and what came of it.
         */
        DealCheckVersion: {
            /**
             * Version
             * @example 2
             */
            number: number;
            paper: components["schemas"]["CheckedPaper"];
            /**
             * Note
             * @example They want an answer by Saturday.
             */
            note: string | null;
            /**
             * Typed lines
             * @description As the client typed them.
             */
            typed: components["schemas"]["ContractLines"] | null;
            attachments: components["schemas"]["Attachments"];
            /** Sent */
            submitted_at: components["schemas"]["Instant"];
            /**
             * Review started
             * Format: date-time
             * @example 2026-11-20T15:00:00.000Z
             */
            begun_at: string | null;
            /**
             * Answered
             * Format: date-time
             * @example 2026-11-20T18:05:00.000Z
             */
            answered_at: string | null;
            /**
             * Lines
             * @description As the advisor read them; empty for the client until the report is sent.
             */
            lines: components["schemas"]["ContractLines"] | null;
            /** Verdicts */
            verdicts: components["schemas"]["CheckedLine"][];
            /** Verdict */
            verdict: components["schemas"]["DealVerdict"] | null;
            /**
             * Summary
             * @example The car is close to fair now. Four lines are not.
             */
            summary: string | null;
            /**
             * If they say no
             * @example Thank them and leave your number.
             */
            otherwise: string | null;
            /** Report */
            report: components["schemas"]["DealCheckReport"] | null;
        };
        /**
         * Deal check
         * @description A dealer’s offer a client brought, and what the firm makes of each version.
         */
        DealCheck: {
            readonly id: components["schemas"]["Id"];
            /** Client */
            readonly user_id: components["schemas"]["Id"];
            /**
             * Client
             * @example Samuel Greene
             */
            readonly client_name: string;
            /**
             * Advisor
             * @example Maria Delgado
             */
            readonly advisor_name: string | null;
            /**
             * Car
             * @description Year, make, model and trim.
             * @example 2025 Honda CR-V Hybrid Sport Touring
             */
            readonly title: string;
            /**
             * Dealer
             * @example Tillman Honda
             */
            readonly dealer: string | null;
            readonly status: components["schemas"]["DealCheckStatus"];
            /** Since */
            readonly status_since: components["schemas"]["Instant"];
            /** Newest paper */
            readonly paper: components["schemas"]["CheckedPaper"];
            /**
             * Versions sent
             * @example 2
             */
            readonly version_count: number;
            /**
             * Out the Door
             * Format: cents
             * @description Of the newest version that was answered.
             * @example 4376630
             */
            readonly total: number | null;
            /**
             * Aim for
             * Format: cents
             * @example 4255500
             */
            readonly aim_total: number | null;
            /**
             * To ask for
             * @description Lines.
             * @example 4
             */
            readonly asks: number | null;
            /**
             * Versions
             * @description The newest first.
             */
            readonly versions: components["schemas"]["DealCheckVersion"][];
            /** Created */
            readonly created_at: components["schemas"]["Instant"];
            /** Updated */
            readonly updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Paper to check
         * @description A quote or contract as the client sends it: a file, photos, or lines typed in.
         */
        PaperToCheck: {
            paper: components["schemas"]["CheckedPaper"];
            /**
             * Note
             * @description What we should know.
             * @default null
             * @example They want an answer by Saturday.
             */
            note?: string | null;
            attachment_ids?: components["schemas"]["AttachmentIds"];
            /**
             * Typed lines
             * @default null
             */
            lines?: components["schemas"]["ContractLines"] | null;
        };
        /**
         * Review
         * @description What the advisor makes of the newest version: its lines, a verdict on each and on the whole.
         */
        DealCheckReview: {
            /**
             * Version
             * @description The version it is about.
             * @example 2
             */
            number: number;
            lines: components["schemas"]["ContractLines"];
            /**
             * Verdicts
             * @description A line without one is fair.
             * @default []
             */
            verdicts?: components["schemas"]["CheckedLine"][];
            /**
             * Verdict
             * @default null
             */
            verdict?: components["schemas"]["DealVerdict"] | null;
            /**
             * Summary
             * @default null
             * @example The car is close to fair now. Four lines are not.
             */
            summary?: string | null;
            /**
             * If they say no
             * @default null
             * @example Thank them and leave your number.
             */
            otherwise?: string | null;
        };
        /**
         * Person, to change
         * @description What is sent is changed, the rest stays.
         */
        UserUpdate: {
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
            /**
             * Phone
             * Format: phone
             * @description With area code.
             * @example (207) 555-0148
             */
            phone?: string | null;
            /**
             * ZIP
             * @description 5 digits, or ZIP+4.
             * @example 04101
             */
            zip?: string | null;
            /**
             * Picture
             * Format: uuid
             * @description The id of an uploaded picture.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            avatar?: string | null;
            role?: components["schemas"]["Role"];
            /**
             * Package
             * Format: uuid
             * @description What a client has bought.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            package_id?: string | null;
            /**
             * Advisor
             * Format: uuid
             * @description Who works for the client.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            advisor_id?: string | null;
            /**
             * Best way
             * @description How they like to be reached.
             * @example chat
             */
            best_contact?: components["schemas"]["ContactWay"] | null;
            /**
             * Best time
             * @example evening
             */
            best_time?: components["schemas"]["ContactTime"] | null;
            /**
             * Time zone
             * @description We show dates and times in it. Leave empty for the firm’s.
             * @example America/New_York
             */
            time_zone?: components["schemas"]["TimeZone"] | null;
            /**
             * Title
             * @description Job title.
             * @example Senior advisor
             */
            title?: string | null;
            /**
             * Away until
             * Format: date
             * @description The last day away; no new clients until then.
             * @example 2026-12-04
             */
            absent_until?: string | null;
            notification_choices?: components["schemas"]["NotificationChoices"];
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /**
         * Person, to create
         * @description What a new one starts with.
         */
        UserCreate: {
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
            /**
             * Phone
             * Format: phone
             * @description With area code.
             * @example (207) 555-0148
             */
            phone?: string | null;
            /**
             * ZIP
             * @description 5 digits, or ZIP+4.
             * @example 04101
             */
            zip?: string | null;
            /**
             * Picture
             * Format: uuid
             * @description The id of an uploaded picture.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            avatar?: string | null;
            /** @default client */
            role?: components["schemas"]["Role"];
            /**
             * Package
             * Format: uuid
             * @description What a client has bought.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            package_id?: string | null;
            /**
             * Advisor
             * Format: uuid
             * @description Who works for the client.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            advisor_id?: string | null;
            /**
             * Best way
             * @description How they like to be reached.
             * @example chat
             */
            best_contact?: components["schemas"]["ContactWay"] | null;
            /**
             * Best time
             * @example evening
             */
            best_time?: components["schemas"]["ContactTime"] | null;
            /**
             * Time zone
             * @description We show dates and times in it. Leave empty for the firm’s.
             * @example America/New_York
             */
            time_zone?: components["schemas"]["TimeZone"] | null;
            /**
             * Title
             * @description Job title.
             * @example Senior advisor
             */
            title?: string | null;
            /**
             * Away until
             * Format: date
             * @description The last day away; no new clients until then.
             * @example 2026-12-04
             */
            absent_until?: string | null;
            /** @default {} */
            notification_choices?: components["schemas"]["NotificationChoices"];
        };
        /**
         * Package, to create
         * @description What a new one starts with.
         */
        PackageCreate: {
            /**
             * Name
             * @example Guided Search
             */
            name: string;
            package_identifier: components["schemas"]["PackageIdentifier"];
            /** @default search */
            kind?: components["schemas"]["PackageKind"];
            /**
             * Tagline
             * @description One line under the name.
             * @example We search with you and price the ones you like.
             */
            tagline?: string | null;
            /**
             * Price
             * @description Before any coupon.
             */
            price: components["schemas"]["Cents"];
            /**
             * Inclusions
             * @description What the client gets, line by line.
             * @default []
             */
            inclusions?: string[];
            /**
             * Link limit
             * @description No more can be published. Leave empty for no limit.
             * @example 12
             */
            max_links?: number | null;
            /**
             * OTD price limit
             * @description No more can be requested. Leave empty for no limit.
             * @example 3
             */
            max_otd_prices?: number | null;
            /**
             * Quote limit
             * @description For a review: no more quotes can be sent. Leave empty for no limit.
             * @example 2
             */
            max_quotes?: number | null;
            /**
             * Contract limit
             * @description For a review: no more contracts can be sent. Leave empty for no limit.
             * @example 1
             */
            max_contracts?: number | null;
            /**
             * Days included
             * @description How long the advisor works for the client.
             * @default 45
             * @example 45
             */
            days_included?: number;
            /**
             * For sale
             * @description When off, new clients can’t buy it. Clients who have it keep it.
             * @default true
             * @example true
             */
            is_active?: boolean;
            /**
             * Position
             * @description 1 is shown first.
             * @default 0
             * @example 2
             */
            position?: number;
        };
        /**
         * Package, to change
         * @description What is sent is changed, the rest stays.
         */
        PackageUpdate: {
            /**
             * Name
             * @example Guided Search
             */
            name?: string;
            package_identifier?: components["schemas"]["PackageIdentifier"];
            kind?: components["schemas"]["PackageKind"];
            /**
             * Tagline
             * @description One line under the name.
             * @example We search with you and price the ones you like.
             */
            tagline?: string | null;
            /**
             * Price
             * @description Before any coupon.
             */
            price?: components["schemas"]["Cents"];
            /**
             * Inclusions
             * @description What the client gets, line by line.
             */
            inclusions?: string[];
            /**
             * Link limit
             * @description No more can be published. Leave empty for no limit.
             * @example 12
             */
            max_links?: number | null;
            /**
             * OTD price limit
             * @description No more can be requested. Leave empty for no limit.
             * @example 3
             */
            max_otd_prices?: number | null;
            /**
             * Quote limit
             * @description For a review: no more quotes can be sent. Leave empty for no limit.
             * @example 2
             */
            max_quotes?: number | null;
            /**
             * Contract limit
             * @description For a review: no more contracts can be sent. Leave empty for no limit.
             * @example 1
             */
            max_contracts?: number | null;
            /**
             * Days included
             * @description How long the advisor works for the client.
             * @example 45
             */
            days_included?: number;
            /**
             * For sale
             * @description When off, new clients can’t buy it. Clients who have it keep it.
             * @example true
             */
            is_active?: boolean;
            /**
             * Position
             * @description 1 is shown first.
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
        /**
         * Coupon, to create
         * @description What a new one starts with.
         */
        CouponCreate: {
            /**
             * Code
             * @description Letters, digits, dashes and underscores. Upper and lower case are the same.
             * @example FALL100
             */
            code: string;
            kind: components["schemas"]["CouponKind"];
            /**
             * Value
             * @description Percent (1 to 100), or cents off the package price.
             * @example 10000
             */
            value: number;
            /**
             * Minimum package price
             * Format: cents
             * @description Below this price the coupon isn’t valid.
             * @example 59900
             */
            min_package_price?: number | null;
            /**
             * Starts
             * Format: date-time
             * @description Leave empty to start now.
             * @example 2026-09-01T04:00:00.000Z
             */
            starts_at?: string | null;
            /**
             * Ends
             * Format: date-time
             * @description Leave empty for no end.
             * @example 2026-12-01T04:59:00.000Z
             */
            ends_at?: string | null;
            /**
             * Redemption limit
             * @description Leave empty for no limit.
             * @example 150
             */
            max_redemptions?: number | null;
            /**
             * Limit per client
             * @description How often one client can use it.
             * @example 1
             */
            max_per_user?: number | null;
            /**
             * Packages
             * @description Leave empty for all packages.
             * @default []
             */
            package_identifiers?: components["schemas"]["PackageIdentifier"][];
            /**
             * Turned on
             * @description When off, the code stops working at once.
             * @default true
             * @example true
             */
            is_active?: boolean;
        };
        /**
         * Coupon, to change
         * @description What is sent is changed, the rest stays.
         */
        CouponUpdate: {
            /**
             * Code
             * @description Letters, digits, dashes and underscores. Upper and lower case are the same.
             * @example FALL100
             */
            code?: string;
            kind?: components["schemas"]["CouponKind"];
            /**
             * Value
             * @description Percent (1 to 100), or cents off the package price.
             * @example 10000
             */
            value?: number;
            /**
             * Minimum package price
             * Format: cents
             * @description Below this price the coupon isn’t valid.
             * @example 59900
             */
            min_package_price?: number | null;
            /**
             * Starts
             * Format: date-time
             * @description Leave empty to start now.
             * @example 2026-09-01T04:00:00.000Z
             */
            starts_at?: string | null;
            /**
             * Ends
             * Format: date-time
             * @description Leave empty for no end.
             * @example 2026-12-01T04:59:00.000Z
             */
            ends_at?: string | null;
            /**
             * Redemption limit
             * @description Leave empty for no limit.
             * @example 150
             */
            max_redemptions?: number | null;
            /**
             * Limit per client
             * @description How often one client can use it.
             * @example 1
             */
            max_per_user?: number | null;
            /**
             * Packages
             * @description Leave empty for all packages.
             */
            package_identifiers?: components["schemas"]["PackageIdentifier"][];
            /**
             * Turned on
             * @description When off, the code stops working at once.
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
        /**
         * Initial client data, to create
         * @description What a new one starts with.
         */
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
        /**
         * Initial client data, to change
         * @description What is sent is changed, the rest stays.
         */
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
        /**
         * Refund request, to create
         * @description What a new one starts with.
         */
        RefundRequestCreate: {
            /**
             * Payment
             * @description The payment to refund.
             */
            payment_id: components["schemas"]["Id"];
            /**
             * Reason
             * @description Tell us what happened. It helps us do better.
             * @example I bought a car from a friend.
             */
            reason: string;
        };
        /**
         * Employee, to create
         * @description What a new one starts with.
         */
        EmployeeCreate: {
            /**
             * First name
             * @example Maria
             */
            first_name: string;
            /**
             * Last name
             * @example Alvarez
             */
            last_name: string;
            /**
             * @description We send the invitation here.
             * @example maria.alvarez@forecourt.example
             */
            email: components["schemas"]["EmailAddress"];
            /**
             * Phone
             * Format: phone
             * @description With area code.
             * @example (207) 555-0101
             */
            phone?: string | null;
            /**
             * Title
             * @description Clients read it under the name.
             * @example Senior advisor
             */
            title?: string | null;
            /**
             * Away until
             * Format: date
             * @description The last day away; no new clients until then.
             * @example 2026-12-04
             */
            absent_until?: string | null;
            /**
             * Capacity
             * @description How many clients in progress they can take.
             * @default 15
             * @example 15
             */
            capacity?: number;
        };
        /**
         * Employee, to change
         * @description What is sent is changed, the rest stays.
         */
        EmployeeUpdate: {
            /**
             * First name
             * @example Maria
             */
            first_name?: string;
            /**
             * Last name
             * @example Alvarez
             */
            last_name?: string;
            /**
             * @description We send the invitation here.
             * @example maria.alvarez@forecourt.example
             */
            email?: components["schemas"]["EmailAddress"];
            /**
             * Phone
             * Format: phone
             * @description With area code.
             * @example (207) 555-0101
             */
            phone?: string | null;
            /**
             * Title
             * @description Clients read it under the name.
             * @example Senior advisor
             */
            title?: string | null;
            /**
             * Away until
             * Format: date
             * @description The last day away; no new clients until then.
             * @example 2026-12-04
             */
            absent_until?: string | null;
            /**
             * Capacity
             * @description How many clients in progress they can take.
             * @example 15
             */
            capacity?: number;
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /**
         * Folder, to create
         * @description What a new one starts with.
         */
        ClientFolderCreate: {
            /**
             * Client
             * @description Whose folder it is.
             */
            client_id: components["schemas"]["Id"];
            /**
             * Name
             * @example Hannah Okafor
             */
            name: string;
            /**
             * Displayed
             * @description When off, the client can’t see the folder.
             * @default true
             * @example true
             */
            is_displayed?: boolean;
        };
        /**
         * Folder, to change
         * @description What is sent is changed, the rest stays.
         */
        ClientFolderUpdate: {
            /**
             * Client
             * @description Whose folder it is.
             */
            client_id?: components["schemas"]["Id"];
            /**
             * Name
             * @example Hannah Okafor
             */
            name?: string;
            /**
             * Displayed
             * @description When off, the client can’t see the folder.
             * @example true
             */
            is_displayed?: boolean;
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /**
         * Complaint, to create
         * @description What a new one starts with.
         */
        ComplaintCreate: {
            /**
             * Client
             * @description The client you’re writing for.
             */
            user_id?: components["schemas"]["Id"];
            /**
             * Subject
             * @example The OTD price rose after I accepted
             */
            subject: string;
            category: components["schemas"]["ComplaintCategory"];
            /**
             * What happened
             * @description What happened, and what would make it right.
             * @example The dealer added a protection package of $895 on the day. Please have it taken off.
             */
            details: string;
            attachment_ids?: components["schemas"]["AttachmentIds"];
        };
        /**
         * Complaint, to change
         * @description What is sent is changed, the rest stays.
         */
        ComplaintUpdate: {
            /**
             * Client
             * @description The client you’re writing for.
             */
            user_id?: components["schemas"]["Id"];
            /**
             * Subject
             * @example The OTD price rose after I accepted
             */
            subject?: string;
            category?: components["schemas"]["ComplaintCategory"];
            /**
             * What happened
             * @description What happened, and what would make it right.
             * @example The dealer added a protection package of $895 on the day. Please have it taken off.
             */
            details?: string;
            attachment_ids?: components["schemas"]["AttachmentIds"];
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /**
         * Listing, to create
         * @description What a new one starts with.
         */
        ListingCreate: {
            /**
             * Title
             * @description The car in one line: year, make, model, trim.
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title: string;
            /**
             * Web address
             * Format: uri
             * @description The address of the offer. We remove tracking codes.
             * @default null
             * @example https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456
             */
            url?: string | null;
            /**
             * VIN
             * @description 17 letters and digits. We warn you if one looks wrong.
             * @default null
             * @example 2T3P1RFV8SC123456
             */
            vin?: string | null;
            /**
             * Make
             * @default null
             * @example Toyota
             */
            make?: string | null;
            /**
             * Model
             * @default null
             * @example RAV4 Hybrid
             */
            model?: string | null;
            /**
             * Trim
             * @default null
             * @example XLE Premium
             */
            trim?: string | null;
            /**
             * Year
             * @default null
             * @example 2025
             */
            year?: number | null;
            /**
             * New or used
             * @default null
             * @example new
             */
            condition?: components["schemas"]["VehicleCondition"] | null;
            /**
             * Asking price
             * Format: cents
             * @description Before taxes and fees.
             * @default null
             * @example 3748000
             */
            price?: number | null;
            /**
             * Miles
             * @default null
             * @example 6
             */
            miles?: number | null;
            /**
             * Seller
             * @default null
             * @example Northgate Toyota
             */
            dealer?: string | null;
            /**
             * Location
             * @description City and state.
             * @default null
             * @example Dublin, OH
             */
            place?: string | null;
            /**
             * Miles away
             * @description Miles from the client.
             * @default null
             * @example 14
             */
            distance?: number | null;
            /**
             * Body style
             * @default null
             * @example suv
             */
            body_style?: components["schemas"]["BodyStyle"] | null;
            /**
             * Fuel
             * @default null
             * @example hybrid
             */
            fuel?: components["schemas"]["FuelKind"] | null;
            /**
             * Drivetrain
             * @default null
             * @example awd
             */
            drivetrain?: components["schemas"]["Drivetrain"] | null;
            /**
             * Transmission
             * @default null
             * @example automatic
             */
            transmission?: components["schemas"]["Transmission"] | null;
            /**
             * Seats
             * @default null
             * @example 5
             */
            seats?: number | null;
            /**
             * Doors
             * @default null
             * @example 5
             */
            doors?: number | null;
            /**
             * Exterior color
             * @default null
             * @example Blueprint
             */
            exterior_colour?: string | null;
            /**
             * Interior color
             * @default null
             * @example Black
             */
            interior_colour?: string | null;
            /**
             * Options
             * @description What the car comes with.
             * @default []
             */
            options?: string[];
            /**
             * Description
             * @description For the client.
             * @default null
             * @example On the lot, delivery miles only.
             */
            description?: string | null;
            /**
             * New photos
             * @description Up to 30 photos, 25 MB each. We add them after the ones already here.
             */
            photo_files?: Blob[];
            /**
             * Photos and their order
             * @description The first is the one on the card. Photos you take out are removed when you save.
             */
            photo_order?: components["schemas"]["Id"][];
            /**
             * For clients
             * @description Who sees it once you show it.
             * @default []
             */
            client_ids?: components["schemas"]["Id"][];
            /**
             * Shown
             * @description The clients chosen here see it once it’s shown.
             * @default false
             * @example true
             */
            is_displayed?: boolean;
        };
        /**
         * Listing, to change
         * @description What is sent is changed, the rest stays.
         */
        ListingUpdate: {
            /**
             * Title
             * @description The car in one line: year, make, model, trim.
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title?: string;
            /**
             * Web address
             * Format: uri
             * @description The address of the offer. We remove tracking codes.
             * @example https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456
             */
            url?: string | null;
            /**
             * VIN
             * @description 17 letters and digits. We warn you if one looks wrong.
             * @example 2T3P1RFV8SC123456
             */
            vin?: string | null;
            /**
             * Make
             * @example Toyota
             */
            make?: string | null;
            /**
             * Model
             * @example RAV4 Hybrid
             */
            model?: string | null;
            /**
             * Trim
             * @example XLE Premium
             */
            trim?: string | null;
            /**
             * Year
             * @example 2025
             */
            year?: number | null;
            /**
             * New or used
             * @example new
             */
            condition?: components["schemas"]["VehicleCondition"] | null;
            /**
             * Asking price
             * Format: cents
             * @description Before taxes and fees.
             * @example 3748000
             */
            price?: number | null;
            /**
             * Miles
             * @example 6
             */
            miles?: number | null;
            /**
             * Seller
             * @example Northgate Toyota
             */
            dealer?: string | null;
            /**
             * Location
             * @description City and state.
             * @example Dublin, OH
             */
            place?: string | null;
            /**
             * Miles away
             * @description Miles from the client.
             * @example 14
             */
            distance?: number | null;
            /**
             * Body style
             * @example suv
             */
            body_style?: components["schemas"]["BodyStyle"] | null;
            /**
             * Fuel
             * @example hybrid
             */
            fuel?: components["schemas"]["FuelKind"] | null;
            /**
             * Drivetrain
             * @example awd
             */
            drivetrain?: components["schemas"]["Drivetrain"] | null;
            /**
             * Transmission
             * @example automatic
             */
            transmission?: components["schemas"]["Transmission"] | null;
            /**
             * Seats
             * @example 5
             */
            seats?: number | null;
            /**
             * Doors
             * @example 5
             */
            doors?: number | null;
            /**
             * Exterior color
             * @example Blueprint
             */
            exterior_colour?: string | null;
            /**
             * Interior color
             * @example Black
             */
            interior_colour?: string | null;
            /**
             * Options
             * @description What the car comes with.
             */
            options?: string[];
            /**
             * Description
             * @description For the client.
             * @example On the lot, delivery miles only.
             */
            description?: string | null;
            /**
             * New photos
             * @description Up to 30 photos, 25 MB each. We add them after the ones already here.
             */
            photo_files?: Blob[];
            /**
             * Photos and their order
             * @description The first is the one on the card. Photos you take out are removed when you save.
             */
            photo_order?: components["schemas"]["Id"][];
            /**
             * For clients
             * @description Who sees it once you show it.
             */
            client_ids?: components["schemas"]["Id"][];
            /**
             * Shown
             * @description The clients chosen here see it once it’s shown.
             * @example true
             */
            is_displayed?: boolean;
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /**
         * Link, to create
         * @description What a new one starts with.
         */
        LinkCreate: {
            /** Client */
            user_id: components["schemas"]["Id"];
            /**
             * Web address
             * Format: uri
             * @description The address of the offer. We remove tracking codes.
             * @default null
             * @example https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456
             */
            url?: string | null;
            /**
             * Title
             * @description The car in one line: year, make, model, trim.
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title: string;
            /**
             * VIN
             * @description 17 letters and digits. We warn you if one looks wrong.
             * @default null
             * @example 2T3P1RFV8SC123456
             */
            vin?: string | null;
            /**
             * Make
             * @default null
             * @example Toyota
             */
            make?: string | null;
            /**
             * Model
             * @default null
             * @example RAV4 Hybrid
             */
            model?: string | null;
            /**
             * Trim
             * @default null
             * @example XLE Premium
             */
            trim?: string | null;
            /**
             * Year
             * @default null
             * @example 2025
             */
            year?: number | null;
            /**
             * New or used
             * @default null
             * @example new
             */
            condition?: components["schemas"]["VehicleCondition"] | null;
            /**
             * Asking price
             * Format: cents
             * @description Before taxes and fees.
             * @default null
             * @example 3748000
             */
            price?: number | null;
            /**
             * Miles
             * @default null
             * @example 6
             */
            miles?: number | null;
            /**
             * Seller
             * @default null
             * @example Northgate Toyota
             */
            dealer?: string | null;
            /**
             * Location
             * @description City and state.
             * @default null
             * @example Dublin, OH
             */
            place?: string | null;
            /**
             * Miles away
             * @description Miles from the client.
             * @default null
             * @example 14
             */
            distance?: number | null;
            /**
             * Body style
             * @default null
             * @example suv
             */
            body_style?: components["schemas"]["BodyStyle"] | null;
            /**
             * Fuel
             * @default null
             * @example hybrid
             */
            fuel?: components["schemas"]["FuelKind"] | null;
            /**
             * Drivetrain
             * @default null
             * @example awd
             */
            drivetrain?: components["schemas"]["Drivetrain"] | null;
            /**
             * Transmission
             * @default null
             * @example automatic
             */
            transmission?: components["schemas"]["Transmission"] | null;
            /**
             * Seats
             * @default null
             * @example 5
             */
            seats?: number | null;
            /**
             * Doors
             * @default null
             * @example 5
             */
            doors?: number | null;
            /**
             * Exterior color
             * @default null
             * @example Blueprint
             */
            exterior_colour?: string | null;
            /**
             * Interior color
             * @default null
             * @example Black
             */
            interior_colour?: string | null;
            /**
             * Options
             * @description What the car comes with.
             * @default []
             */
            options?: string[];
            /**
             * Group
             * @description The heading the client sees this car under.
             * @default null
             * @example Hybrid SUVs, new
             */
            category?: string | null;
            /** @default alternative */
            tier?: components["schemas"]["LinkTier"];
            /**
             * Comments
             * @description Your message to the client.
             * @default null
             * @example Meets every must-have, and it is on the lot in Blueprint, your first color.
             */
            comments?: string | null;
            /**
             * Notes
             * @description Only staff see it.
             * @default null
             * @example Ask for Dana; she waives the prep fee.
             */
            notes?: string | null;
            /**
             * Shown
             * @description The client sees it once it’s published.
             * @default false
             * @example true
             */
            is_displayed?: boolean;
        };
        /**
         * Link, to change
         * @description What is sent is changed, the rest stays.
         */
        LinkUpdate: {
            /** Client */
            user_id?: components["schemas"]["Id"];
            /**
             * Web address
             * Format: uri
             * @description The address of the offer. We remove tracking codes.
             * @example https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456
             */
            url?: string | null;
            /**
             * Title
             * @description The car in one line: year, make, model, trim.
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title?: string;
            /**
             * VIN
             * @description 17 letters and digits. We warn you if one looks wrong.
             * @example 2T3P1RFV8SC123456
             */
            vin?: string | null;
            /**
             * Make
             * @example Toyota
             */
            make?: string | null;
            /**
             * Model
             * @example RAV4 Hybrid
             */
            model?: string | null;
            /**
             * Trim
             * @example XLE Premium
             */
            trim?: string | null;
            /**
             * Year
             * @example 2025
             */
            year?: number | null;
            /**
             * New or used
             * @example new
             */
            condition?: components["schemas"]["VehicleCondition"] | null;
            /**
             * Asking price
             * Format: cents
             * @description Before taxes and fees.
             * @example 3748000
             */
            price?: number | null;
            /**
             * Miles
             * @example 6
             */
            miles?: number | null;
            /**
             * Seller
             * @example Northgate Toyota
             */
            dealer?: string | null;
            /**
             * Location
             * @description City and state.
             * @example Dublin, OH
             */
            place?: string | null;
            /**
             * Miles away
             * @description Miles from the client.
             * @example 14
             */
            distance?: number | null;
            /**
             * Body style
             * @example suv
             */
            body_style?: components["schemas"]["BodyStyle"] | null;
            /**
             * Fuel
             * @example hybrid
             */
            fuel?: components["schemas"]["FuelKind"] | null;
            /**
             * Drivetrain
             * @example awd
             */
            drivetrain?: components["schemas"]["Drivetrain"] | null;
            /**
             * Transmission
             * @example automatic
             */
            transmission?: components["schemas"]["Transmission"] | null;
            /**
             * Seats
             * @example 5
             */
            seats?: number | null;
            /**
             * Doors
             * @example 5
             */
            doors?: number | null;
            /**
             * Exterior color
             * @example Blueprint
             */
            exterior_colour?: string | null;
            /**
             * Interior color
             * @example Black
             */
            interior_colour?: string | null;
            /**
             * Options
             * @description What the car comes with.
             */
            options?: string[];
            /**
             * Group
             * @description The heading the client sees this car under.
             * @example Hybrid SUVs, new
             */
            category?: string | null;
            tier?: components["schemas"]["LinkTier"];
            /**
             * Comments
             * @description Your message to the client.
             * @example Meets every must-have, and it is on the lot in Blueprint, your first color.
             */
            comments?: string | null;
            /**
             * Notes
             * @description Only staff see it.
             * @example Ask for Dana; she waives the prep fee.
             */
            notes?: string | null;
            /**
             * Shown
             * @description The client sees it once it’s published.
             * @example true
             */
            is_displayed?: boolean;
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /**
         * Research report, to create
         * @description What a new one starts with.
         */
        ResearchReportCreate: {
            verdict: components["schemas"]["ResearchVerdict"];
            /**
             * Summary
             * @description What the client should know first.
             * @example One owner, serviced here since new. I would drive this one first.
             */
            summary: string;
            /** @default unknown */
            title_status?: components["schemas"]["TitleStatus"];
            /**
             * Previous owners
             * @default null
             * @example 1
             */
            owners?: number | null;
            /**
             * Accidents
             * @description Leave empty if you don’t know.
             * @default null
             * @example None reported.
             */
            accidents?: string | null;
            /**
             * Service
             * @default null
             * @example Every 7,500 miles at the selling dealer.
             */
            service_history?: string | null;
            /**
             * Open recalls
             * @default null
             * @example None open today.
             */
            open_recalls?: string | null;
            /**
             * What the seller said
             * @default null
             * @example Came back from a lease in October; two keys.
             */
            seller_said?: string | null;
            /**
             * Concerns
             * @description One per line.
             * @default []
             */
            concerns?: string[];
            /**
             * Inspected
             * Format: date
             * @default null
             * @example 2026-11-19
             */
            inspected_on?: string | null;
        };
        /**
         * OTD worksheet, to create
         * @description What a new one starts with.
         */
        OtdWorksheetCreate: {
            /**
             * Dealer
             * @description Leave empty to use the link’s seller.
             * @default null
             * @example Northgate Toyota
             */
            dealer?: string | null;
            /**
             * Good through
             * Format: date
             * @default null
             * @example 2026-11-24
             */
            good_through?: string | null;
            /**
             * What changed
             * @description One line for the client.
             * @default null
             * @example Rebate up to $750, doc fee down to $387
             */
            remark?: string | null;
            /**
             * MSRP
             * @default 0
             * @example 3736000
             */
            msrp?: components["schemas"]["Cents"];
            /**
             * Destination
             * @default 0
             * @example 139500
             */
            destination?: components["schemas"]["Cents"];
            /**
             * Dealer discount
             * @default 0
             * @example 127500
             */
            dealer_discount?: components["schemas"]["Cents"];
            /**
             * Selling price
             * @description Leave empty to calculate.
             * @default 0
             * @example 3748000
             */
            selling_price?: components["schemas"]["Cents"];
            /**
             * Rebates
             * @default []
             */
            rebates?: components["schemas"]["WorksheetRebate"][];
            /**
             * Add-ons
             * @description Taxed like the car.
             * @default []
             */
            add_ons?: components["schemas"]["WorksheetAddOn"][];
            /**
             * Doc fee
             * @default 0
             * @example 38700
             */
            doc_fee?: components["schemas"]["Cents"];
            /**
             * Title
             * @default 0
             * @example 1800
             */
            title?: components["schemas"]["Cents"];
            /**
             * Registration
             * @default 0
             * @example 7450
             */
            registration?: components["schemas"]["Cents"];
            /**
             * Inspection
             * @default 0
             * @example 0
             */
            inspection?: components["schemas"]["Cents"];
            /**
             * Other fees
             * @default []
             */
            other_fees?: components["schemas"]["WorksheetFee"][];
            /**
             * Trade-in
             * @description Which car.
             * @default null
             * @example 2017 Kia Sportage
             */
            trade_in?: string | null;
            /**
             * Allowance
             * @description What the dealer gives for it.
             * @default 0
             * @example 1150000
             */
            trade_allowance?: components["schemas"]["Cents"];
            /**
             * Loan payoff
             * @description What is still owed on it.
             * @default 0
             * @example 312000
             */
            trade_payoff?: components["schemas"]["Cents"];
            /**
             * Tax rule
             * Format: uuid
             * @description Leave empty to enter the dealer’s own tax.
             * @default null
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            tax_rule_id?: string | null;
            /**
             * Sales tax
             * @description The rule calculates it. Enter it only without a rule.
             * @default 0
             * @example 194003
             */
            sales_tax?: components["schemas"]["Cents"];
        };
        /**
         * Firm settings, to change
         * @description What is sent is changed, the rest stays.
         */
        FirmSettingsUpdate: {
            /**
             * Firm name
             * @description On every receipt.
             * @example Forecourt Auto Advisors, LLC
             */
            firm_name?: string | null;
            /**
             * Postal address
             * @description On every receipt, line by line.
             * @example 410 Harbor Street, Suite 12
             *     Portland, ME 04101
             */
            postal_address?: string | null;
            /**
             * Phone
             * @description On every receipt.
             * @example (207) 555-0100
             */
            firm_phone?: string | null;
            time_zone?: components["schemas"]["TimeZone"];
            /**
             * Support address
             * @description We e-mail support requests here.
             * @example support@forecourt.example
             */
            support_address?: components["schemas"]["EmailAddress"];
            answer_hours?: components["schemas"]["AnswerHours"];
            assignment_rule?: components["schemas"]["AssignmentRule"];
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /**
         * Front door, to change
         * @description What is sent is changed, the rest stays.
         */
        FrontDoorUpdate: {
            /**
             * Headline
             * @description What the firm does, in one sentence.
             * @example We find your car, get dealers to bid, and settle the full price before you walk in.
             */
            headline?: string;
            /**
             * Below it
             * @description One or two sentences more.
             * @example One advisor, by name, from your first answer to your keys.
             */
            lead?: string;
            /**
             * Questions
             * @description What strangers ask, with the answer.
             */
            questions?: {
                /**
                 * Question
                 * @example Do dealers pay you?
                 */
                question: string;
                /**
                 * Answer
                 * @example No. Your package is all we earn.
                 */
                answer: string;
            }[];
            /**
             * Advisors shown
             * @description Only those who agreed. Name and title are shown, nothing else of them.
             */
            advisor_ids?: components["schemas"]["Id"][];
            /**
             * Sample worksheet
             * @description An example, marked as one.
             * @example true
             */
            shows_sample?: boolean;
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /**
         * Front door, to create
         * @description What a new one starts with.
         */
        FrontDoorCreate: {
            /**
             * Headline
             * @description What the firm does, in one sentence.
             * @example We find your car, get dealers to bid, and settle the full price before you walk in.
             */
            headline: string;
            /**
             * Below it
             * @description One or two sentences more.
             * @example One advisor, by name, from your first answer to your keys.
             */
            lead: string;
            /**
             * Questions
             * @description What strangers ask, with the answer.
             */
            questions: {
                /**
                 * Question
                 * @example Do dealers pay you?
                 */
                question: string;
                /**
                 * Answer
                 * @example No. Your package is all we earn.
                 */
                answer: string;
            }[];
            /**
             * Advisors shown
             * @description Only those who agreed. Name and title are shown, nothing else of them.
             */
            advisor_ids: components["schemas"]["Id"][];
            /**
             * Sample worksheet
             * @description An example, marked as one.
             * @example true
             */
            shows_sample: boolean;
        };
        /**
         * Support request, to change
         * @description What is sent is changed, the rest stays.
         */
        SupportRequestUpdate: {
            /**
             * Owner
             * Format: uuid
             * @description Who answers it.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            owner_id?: string | null;
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /**
         * Tax rule, to create
         * @description What a new one starts with.
         */
        TaxRuleCreate: {
            /**
             * Name
             * @example Ohio, Franklin County
             */
            name: string;
            /**
             * State
             * @description Two letters, like ME.
             * @example OH
             */
            state: string;
            /**
             * Rate
             * Format: percent
             * @description In percent, to three decimals.
             * @example 5.75
             */
            rate: number;
            /**
             * Local rate
             * Format: percent
             * @description In percent, on top of the state’s.
             * @default 0
             * @example 1.75
             */
            local_rate?: number;
            /**
             * Local cap
             * Format: cents
             * @description The local rate applies up to this amount. Leave empty for no cap.
             * @default null
             * @example null
             */
            local_cap?: number | null;
            base: components["schemas"]["TaxBase"];
            /**
             * Trade-in credit limit
             * Format: cents
             * @description How much of a trade-in can lower the tax. Leave empty for all of it.
             * @default null
             * @example null
             */
            trade_credit_cap?: number | null;
            /**
             * Rebates lower the tax
             * @default true
             * @example true
             */
            rebate_reduces_base?: boolean;
            /**
             * Doc fee is taxed
             * @default true
             * @example true
             */
            is_doc_fee_taxed?: boolean;
            /**
             * Doc fee cap
             * Format: cents
             * @description The most a dealer may charge. Leave empty for no limit.
             * @default null
             * @example 38700
             */
            doc_fee_cap?: number | null;
            /**
             * Source
             * @description Where the figures come from.
             * @example County tax table, read 2026-10-01
             */
            source: string;
            /** Effective from */
            effective_from: components["schemas"]["Day"];
            /**
             * In use
             * @description When off, old quotes keep it and new ones can’t use it.
             * @default true
             * @example true
             */
            is_active?: boolean;
        };
        /**
         * Tax rule, to change
         * @description What is sent is changed, the rest stays.
         */
        TaxRuleUpdate: {
            /**
             * Name
             * @example Ohio, Franklin County
             */
            name?: string;
            /**
             * State
             * @description Two letters, like ME.
             * @example OH
             */
            state?: string;
            /**
             * Rate
             * Format: percent
             * @description In percent, to three decimals.
             * @example 5.75
             */
            rate?: number;
            /**
             * Local rate
             * Format: percent
             * @description In percent, on top of the state’s.
             * @example 1.75
             */
            local_rate?: number;
            /**
             * Local cap
             * Format: cents
             * @description The local rate applies up to this amount. Leave empty for no cap.
             * @example null
             */
            local_cap?: number | null;
            base?: components["schemas"]["TaxBase"];
            /**
             * Trade-in credit limit
             * Format: cents
             * @description How much of a trade-in can lower the tax. Leave empty for all of it.
             * @example null
             */
            trade_credit_cap?: number | null;
            /**
             * Rebates lower the tax
             * @example true
             */
            rebate_reduces_base?: boolean;
            /**
             * Doc fee is taxed
             * @example true
             */
            is_doc_fee_taxed?: boolean;
            /**
             * Doc fee cap
             * Format: cents
             * @description The most a dealer may charge. Leave empty for no limit.
             * @example 38700
             */
            doc_fee_cap?: number | null;
            /**
             * Source
             * @description Where the figures come from.
             * @example County tax table, read 2026-10-01
             */
            source?: string;
            /** Effective from */
            effective_from?: components["schemas"]["Day"];
            /**
             * In use
             * @description When off, old quotes keep it and new ones can’t use it.
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
        /**
         * Task, to create
         * @description What a new one starts with.
         */
        TaskCreate: {
            /** @default task */
            kind?: components["schemas"]["TaskKind"];
            /**
             * Task
             * @example Send the joint title form
             */
            title: string;
            /**
             * Client
             * Format: uuid
             * @description Null for a task of the firm’s.
             * @default null
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            user_id?: string | null;
            /**
             * Owner
             * Format: uuid
             * @description Of a client’s task the client’s advisor; null while the client has none. Another task can be given to any colleague.
             * @default null
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            owner_id?: string | null;
            /**
             * Due
             * Format: date
             * @description The day; with a time, the day of it at the firm.
             * @example 2026-11-24
             */
            due_on: string;
            /**
             * Time
             * Format: date-time
             * @description The moment it is due; null where only the day counts.
             * @default null
             * @example 2026-11-24T15:30:00.000Z
             */
            due_at?: string | null;
        };
        /**
         * Task, to change
         * @description What is sent is changed, the rest stays.
         */
        TaskUpdate: {
            kind?: components["schemas"]["TaskKind"];
            /**
             * Task
             * @example Send the joint title form
             */
            title?: string;
            /**
             * Client
             * Format: uuid
             * @description Null for a task of the firm’s.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            user_id?: string | null;
            /**
             * Owner
             * Format: uuid
             * @description Of a client’s task the client’s advisor; null while the client has none. Another task can be given to any colleague.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            owner_id?: string | null;
            /**
             * Due
             * Format: date
             * @description The day; with a time, the day of it at the firm.
             * @example 2026-11-24
             */
            due_on?: string;
            /**
             * Time
             * Format: date-time
             * @description The moment it is due; null where only the day counts.
             * @example 2026-11-24T15:30:00.000Z
             */
            due_at?: string | null;
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /**
         * Contact, to create
         * @description What a new one starts with.
         */
        ContactCreate: {
            /** Client */
            user_id: components["schemas"]["Id"];
            kind: components["schemas"]["ContactKind"];
            /**
             * Direction
             * @description Null for a note.
             * @default null
             */
            direction?: components["schemas"]["ContactDirection"] | null;
            /** When */
            at: components["schemas"]["Instant"];
            /**
             * Minutes
             * @description How long it took.
             * @default null
             * @example 9
             */
            minutes?: number | null;
            /**
             * Summary
             * @description What was said.
             * @example Title is joint with Daniel. Both can sign on Saturday.
             */
            summary: string;
            /**
             * Next step
             * @description Becomes a task of the client’s advisor.
             */
            next?: {
                /**
                 * Next step
                 * @example Ask Northgate to hold the RAV4
                 */
                title: string;
                /**
                 * Due
                 * Format: date
                 * @example 2026-11-24
                 */
                due_on: string;
                /**
                 * Time
                 * Format: date-time
                 * @description The moment it is due; null where only the day counts.
                 * @default null
                 * @example 2026-11-24T15:30:00.000Z
                 */
                due_at?: string | null;
                /**
                 * Follow-up
                 * @description Whether it is the client’s follow-up; the one before is done by this contact.
                 * @default false
                 * @example true
                 */
                is_follow_up?: boolean;
            };
        };
        /**
         * Contact, to change
         * @description What is sent is changed, the rest stays.
         */
        ContactUpdate: {
            /** Client */
            user_id?: components["schemas"]["Id"];
            kind?: components["schemas"]["ContactKind"];
            /**
             * Direction
             * @description Null for a note.
             */
            direction?: components["schemas"]["ContactDirection"] | null;
            /** When */
            at?: components["schemas"]["Instant"];
            /**
             * Minutes
             * @description How long it took.
             * @example 9
             */
            minutes?: number | null;
            /**
             * Summary
             * @description What was said.
             * @example Title is joint with Daniel. Both can sign on Saturday.
             */
            summary?: string;
            /**
             * Next step
             * @description Becomes a task of the client’s advisor.
             */
            next?: {
                /**
                 * Next step
                 * @example Ask Northgate to hold the RAV4
                 */
                title: string;
                /**
                 * Due
                 * Format: date
                 * @example 2026-11-24
                 */
                due_on: string;
                /**
                 * Time
                 * Format: date-time
                 * @description The moment it is due; null where only the day counts.
                 * @default null
                 * @example 2026-11-24T15:30:00.000Z
                 */
                due_at?: string | null;
                /**
                 * Follow-up
                 * @description Whether it is the client’s follow-up; the one before is done by this contact.
                 * @default false
                 * @example true
                 */
                is_follow_up?: boolean;
            };
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /**
         * Dealer, to create
         * @description What a new one starts with.
         */
        DealerCreate: {
            /**
             * Name
             * @example Northgate Toyota
             */
            name: string;
            /**
             * Makes
             * @description The makes it sells new.
             * @default []
             */
            makes?: string[];
            /**
             * Street address
             * @default null
             * @example 5850 Sawmill Rd
             */
            address?: string | null;
            zip: components["schemas"]["ZipCode"];
            /**
             * Phone
             * Format: phone
             * @description With area code.
             * @default null
             * @example (614) 555-0142
             */
            phone?: string | null;
            /**
             * Contacts
             * @description Price requests go to the first one with an e-mail address.
             * @default []
             */
            contacts?: components["schemas"]["DealerContact"][];
            /**
             * Notes
             * @description Only staff see it.
             * @default null
             * @example Answers faster before noon.
             */
            notes?: string | null;
        };
        /**
         * Dealer, to change
         * @description What is sent is changed, the rest stays.
         */
        DealerUpdate: {
            /**
             * Name
             * @example Northgate Toyota
             */
            name?: string;
            /**
             * Makes
             * @description The makes it sells new.
             */
            makes?: string[];
            /**
             * Street address
             * @example 5850 Sawmill Rd
             */
            address?: string | null;
            zip?: components["schemas"]["ZipCode"];
            /**
             * Phone
             * Format: phone
             * @description With area code.
             * @example (614) 555-0142
             */
            phone?: string | null;
            /**
             * Contacts
             * @description Price requests go to the first one with an e-mail address.
             */
            contacts?: components["schemas"]["DealerContact"][];
            /**
             * Notes
             * @description Only staff see it.
             * @example Answers faster before noon.
             */
            notes?: string | null;
            /**
             * Version
             * @description The version that was read; an older one is refused (409).
             * @example 3
             */
            version?: number;
        };
        /**
         * Price request, to create
         * @description What a new one starts with.
         */
        BidRequestCreate: {
            /** Client */
            user_id: components["schemas"]["Id"];
            /**
             * Link
             * Format: uuid
             * @description The client’s car to price; leave empty to describe one.
             * @default null
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            link_id?: string | null;
            /**
             * Car
             * @description In one line: year, make, model, trim.
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title: string;
            /**
             * Year
             * @default null
             * @example 2025
             */
            year?: number | null;
            /**
             * Make
             * @default null
             * @example Toyota
             */
            make?: string | null;
            /**
             * Model
             * @default null
             * @example RAV4 Hybrid
             */
            model?: string | null;
            /**
             * Trim
             * @default null
             * @example XLE Premium
             */
            trim?: string | null;
            /**
             * Colors
             * @description Best first.
             * @default []
             */
            colors?: string[];
            /**
             * Must have
             * @default []
             */
            must_haves?: string[];
            /**
             * Needed by
             * Format: date
             * @default null
             * @example 2026-11-28
             */
            needed_by?: string | null;
            /**
             * Trade-in
             * @description As dealers read it, without the client’s name.
             * @default null
             * @example 2017 Kia Sportage EX, 84,200 mi, good
             */
            trade_in?: string | null;
            /**
             * Note to dealers
             * @default null
             * @example Quote without add-ons.
             */
            note?: string | null;
            /**
             * Dealers
             * @description Two to ten.
             */
            dealer_ids: string[];
            /**
             * Answer by
             * Format: date-time
             * @description Dealers can’t answer later.
             * @example 2026-11-23T17:00:00.000Z
             */
            due_at: string;
            /**
             * Tax rule
             * Format: uuid
             * @description Leave empty and each dealer enters the tax.
             * @default null
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            tax_rule_id?: string | null;
        };
        /**
         * Price request, to change
         * @description What is sent is changed, the rest stays.
         */
        BidRequestUpdate: {
            /** Client */
            user_id?: components["schemas"]["Id"];
            /**
             * Link
             * Format: uuid
             * @description The client’s car to price; leave empty to describe one.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            link_id?: string | null;
            /**
             * Car
             * @description In one line: year, make, model, trim.
             * @example 2025 Toyota RAV4 Hybrid XLE Premium
             */
            title?: string;
            /**
             * Year
             * @example 2025
             */
            year?: number | null;
            /**
             * Make
             * @example Toyota
             */
            make?: string | null;
            /**
             * Model
             * @example RAV4 Hybrid
             */
            model?: string | null;
            /**
             * Trim
             * @example XLE Premium
             */
            trim?: string | null;
            /**
             * Colors
             * @description Best first.
             */
            colors?: string[];
            /** Must have */
            must_haves?: string[];
            /**
             * Needed by
             * Format: date
             * @example 2026-11-28
             */
            needed_by?: string | null;
            /**
             * Trade-in
             * @description As dealers read it, without the client’s name.
             * @example 2017 Kia Sportage EX, 84,200 mi, good
             */
            trade_in?: string | null;
            /**
             * Note to dealers
             * @example Quote without add-ons.
             */
            note?: string | null;
            /**
             * Dealers
             * @description Two to ten.
             */
            dealer_ids?: string[];
            /**
             * Answer by
             * Format: date-time
             * @description Dealers can’t answer later.
             * @example 2026-11-23T17:00:00.000Z
             */
            due_at?: string;
            /**
             * Tax rule
             * Format: uuid
             * @description Leave empty and each dealer enters the tax.
             * @example 01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
             */
            tax_rule_id?: string | null;
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
        /** @description Which row; an unknown one and somebody else's are both answered with 404. */
        Id: components["schemas"]["Id"];
        /** @description First and last row wanted, counted from 0. */
        Range: number[];
    };
    requestBodies: never;
    headers: {
        /** @description The rows that can't be shown, each as a JSON Pointer into the body: `/3, /7`. Such a row has nothing but its `id`; what it holds breaks this contract, and we have been notified. Absent when every row is whole. In the answer of an act on several records the pointers lead into what was sent, `/ids/3`: those were left as they are, the others are done. */
        Unshowable: string;
        /** @description The rows sent and how many there are, as `packages 0-24/319`. */
        ContentRange: string;
        /** @description `true` when there are more rows than were counted (beyond 10,000). */
        TotalCapped: string;
    };
    pathItems: never;
}
export type Role = components['schemas']['Role'];
export type Event = components['schemas']['Event'];
export type NotificationKind = components['schemas']['NotificationKind'];
export type TargetKind = components['schemas']['TargetKind'];
export type Count = components['schemas']['Count'];
export type IdList = components['schemas']['IdList'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type ZipCode = components['schemas']['ZipCode'];
export type Day = components['schemas']['Day'];
export type SecondStep = components['schemas']['SecondStep'];
export type Problem = components['schemas']['Problem'];
export type Id = components['schemas']['Id'];
export type UserStatus = components['schemas']['UserStatus'];
export type ContactWay = components['schemas']['ContactWay'];
export type ContactTime = components['schemas']['ContactTime'];
export type TimeZone = components['schemas']['TimeZone'];
export type NotificationChoice = components['schemas']['NotificationChoice'];
export type NotificationChoices = components['schemas']['NotificationChoices'];
export type Instant = components['schemas']['Instant'];
export type Version = components['schemas']['Version'];
export type User = components['schemas']['User'];
export type SignIn = components['schemas']['SignIn'];
export type PackageIdentifier = components['schemas']['PackageIdentifier'];
export type OneTimeToken = components['schemas']['OneTimeToken'];
export type Password = components['schemas']['Password'];
export type TokenPurpose = components['schemas']['TokenPurpose'];
export type SupportTopic = components['schemas']['SupportTopic'];
export type AdvisorCard = components['schemas']['AdvisorCard'];
export type PersonalData = components['schemas']['PersonalData'];
export type SignedInSession = components['schemas']['SignedInSession'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type Passkey = components['schemas']['Passkey'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type SecondStepWay = components['schemas']['SecondStepWay'];
export type Base64Url = components['schemas']['Base64Url'];
export type PasskeyTransport = components['schemas']['PasskeyTransport'];
export type PasskeyDescriptors = components['schemas']['PasskeyDescriptors'];
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
export type PasskeySigned = components['schemas']['PasskeySigned'];
export type PasskeyCreation = components['schemas']['PasskeyCreation'];
export type PasskeyMade = components['schemas']['PasskeyMade'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type SecondFactorAdded = components['schemas']['SecondFactorAdded'];
export type SearchText = components['schemas']['SearchText'];
export type SortOrder = components['schemas']['SortOrder'];
export type NewRequest = components['schemas']['NewRequest'];
export type AccountState = components['schemas']['AccountState'];
export type PackageKind = components['schemas']['PackageKind'];
export type Cents = components['schemas']['Cents'];
export type Package = components['schemas']['Package'];
export type RefundRung = components['schemas']['RefundRung'];
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
export type FunnelStage = components['schemas']['FunnelStage'];
export type InitialClientData = components['schemas']['InitialClientData'];
export type SignedToken = components['schemas']['SignedToken'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentKind = components['schemas']['PaymentKind'];
export type PaymentProvider = components['schemas']['PaymentProvider'];
export type RefundState = components['schemas']['RefundState'];
export type Payment = components['schemas']['Payment'];
export type Receipt = components['schemas']['Receipt'];
export type FileAddress = components['schemas']['FileAddress'];
export type PaymentCaseKind = components['schemas']['PaymentCaseKind'];
export type PaymentCaseStatus = components['schemas']['PaymentCaseStatus'];
export type PaymentCase = components['schemas']['PaymentCase'];
export type RefundRequestStatus = components['schemas']['RefundRequestStatus'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type PaymentWait = components['schemas']['PaymentWait'];
export type Checkout = components['schemas']['Checkout'];
export type Employee = components['schemas']['Employee'];
export type ClientFolder = components['schemas']['ClientFolder'];
export type ChecklistStatus = components['schemas']['ChecklistStatus'];
export type VehicleCondition = components['schemas']['VehicleCondition'];
export type BodyStyle = components['schemas']['BodyStyle'];
export type MakeWish = components['schemas']['MakeWish'];
export type Drivetrain = components['schemas']['Drivetrain'];
export type Transmission = components['schemas']['Transmission'];
export type FuelKind = components['schemas']['FuelKind'];
export type VehiclePreference = components['schemas']['VehiclePreference'];
export type PurchaseMethod = components['schemas']['PurchaseMethod'];
export type CreditTier = components['schemas']['CreditTier'];
export type MoneyPreferences = components['schemas']['MoneyPreferences'];
export type OptionWish = components['schemas']['OptionWish'];
export type OptionPreference = components['schemas']['OptionPreference'];
export type TastePreferences = components['schemas']['TastePreferences'];
export type DeliveryWish = components['schemas']['DeliveryWish'];
export type SecondDecider = components['schemas']['SecondDecider'];
export type LogisticsPreferences = components['schemas']['LogisticsPreferences'];
export type ChecklistSelections = components['schemas']['ChecklistSelections'];
export type TradeInCondition = components['schemas']['TradeInCondition'];
export type TradeInOffer = components['schemas']['TradeInOffer'];
export type TradeIn = components['schemas']['TradeIn'];
export type StoredFile = components['schemas']['StoredFile'];
export type Attachments = components['schemas']['Attachments'];
export type UserPreferences = components['schemas']['UserPreferences'];
export type StepInProcess = components['schemas']['StepInProcess'];
export type HandOverQuote = components['schemas']['HandOverQuote'];
export type HandOver = components['schemas']['HandOver'];
export type SearchReach = components['schemas']['SearchReach'];
export type ZipArea = components['schemas']['ZipArea'];
export type FolderFile = components['schemas']['FolderFile'];
export type ComplaintStatus = components['schemas']['ComplaintStatus'];
export type ComplaintCategory = components['schemas']['ComplaintCategory'];
export type AttachmentIds = components['schemas']['AttachmentIds'];
export type Complaint = components['schemas']['Complaint'];
export type ComplaintEntryKind = components['schemas']['ComplaintEntryKind'];
export type ComplaintEntry = components['schemas']['ComplaintEntry'];
export type ComplaintEntryPage = components['schemas']['ComplaintEntryPage'];
export type MatchSource = components['schemas']['MatchSource'];
export type LinkFit = components['schemas']['LinkFit'];
export type LinkStatus = components['schemas']['LinkStatus'];
export type MatchCar = components['schemas']['MatchCar'];
export type MatchClient = components['schemas']['MatchClient'];
export type MatchAnswer = components['schemas']['MatchAnswer'];
export type ProposedTo = components['schemas']['ProposedTo'];
export type SearchHit = components['schemas']['SearchHit'];
export type SearchAnswer = components['schemas']['SearchAnswer'];
export type ChatKind = components['schemas']['ChatKind'];
export type ChatEmployeeStatus = components['schemas']['ChatEmployeeStatus'];
export type ChatClientStatus = components['schemas']['ChatClientStatus'];
export type ChatId = components['schemas']['ChatId'];
export type Chat = components['schemas']['Chat'];
export type MessageToSend = components['schemas']['MessageToSend'];
export type Message = components['schemas']['Message'];
export type MessagePage = components['schemas']['MessagePage'];
export type ChatThread = components['schemas']['ChatThread'];
export type CarPhoto = components['schemas']['CarPhoto'];
export type CarPhotos = components['schemas']['CarPhotos'];
export type Listing = components['schemas']['Listing'];
export type LinkTier = components['schemas']['LinkTier'];
export type LinkImportOutcome = components['schemas']['LinkImportOutcome'];
export type LinkImportRow = components['schemas']['LinkImportRow'];
export type LinkImport = components['schemas']['LinkImport'];
export type LinkReason = components['schemas']['LinkReason'];
export type Link = components['schemas']['Link'];
export type LinkCounts = components['schemas']['LinkCounts'];
export type LinkDraft = components['schemas']['LinkDraft'];
export type LinkPreview = components['schemas']['LinkPreview'];
export type ResearchVerdict = components['schemas']['ResearchVerdict'];
export type TitleStatus = components['schemas']['TitleStatus'];
export type ResearchReport = components['schemas']['ResearchReport'];
export type WorksheetRebate = components['schemas']['WorksheetRebate'];
export type WorksheetAddOn = components['schemas']['WorksheetAddOn'];
export type WorksheetFee = components['schemas']['WorksheetFee'];
export type TaxBase = components['schemas']['TaxBase'];
export type FrozenTaxRule = components['schemas']['FrozenTaxRule'];
export type WorksheetWarning = components['schemas']['WorksheetWarning'];
export type OtdWorksheet = components['schemas']['OtdWorksheet'];
export type LinkEventKind = components['schemas']['LinkEventKind'];
export type LinkEvent = components['schemas']['LinkEvent'];
export type LinkEventPage = components['schemas']['LinkEventPage'];
export type FeeKind = components['schemas']['FeeKind'];
export type FeeMedian = components['schemas']['FeeMedian'];
export type NoteStatus = components['schemas']['NoteStatus'];
export type ReEngage = components['schemas']['ReEngage'];
export type DashboardListing = components['schemas']['DashboardListing'];
export type DashboardCounts = components['schemas']['DashboardCounts'];
export type UrgencyKind = components['schemas']['UrgencyKind'];
export type UrgencyBecause = components['schemas']['UrgencyBecause'];
export type UrgentItem = components['schemas']['UrgentItem'];
export type UrgentMarkKind = components['schemas']['UrgentMarkKind'];
export type UrgentMark = components['schemas']['UrgentMark'];
export type StepBegun = components['schemas']['StepBegun'];
export type StatusTracker = components['schemas']['StatusTracker'];
export type TrackerTopic = components['schemas']['TrackerTopic'];
export type TrackerFieldName = components['schemas']['TrackerFieldName'];
export type TrackerField = components['schemas']['TrackerField'];
export type CustomerTracker = components['schemas']['CustomerTracker'];
export type TrackerChange = components['schemas']['TrackerChange'];
export type TrackerChangePage = components['schemas']['TrackerChangePage'];
export type JourneyStep = components['schemas']['JourneyStep'];
export type JourneyStepState = components['schemas']['JourneyStepState'];
export type TurnKind = components['schemas']['TurnKind'];
export type Journey = components['schemas']['Journey'];
export type TimelineEntry = components['schemas']['TimelineEntry'];
export type TimelinePage = components['schemas']['TimelinePage'];
export type Notification = components['schemas']['Notification'];
export type NotificationPage = components['schemas']['NotificationPage'];
export type PushAuthorization = components['schemas']['PushAuthorization'];
export type AnswersTogether = components['schemas']['AnswersTogether'];
export type SystemPart = components['schemas']['SystemPart'];
export type SystemAct = components['schemas']['SystemAct'];
export type SystemProcessState = components['schemas']['SystemProcessState'];
export type SystemQueue = components['schemas']['SystemQueue'];
export type SystemQueueState = components['schemas']['SystemQueueState'];
export type SystemStatus = components['schemas']['SystemStatus'];
export type SystemMails = components['schemas']['SystemMails'];
export type Mode = components['schemas']['Mode'];
export type AnswerHours = components['schemas']['AnswerHours'];
export type PublicSettings = components['schemas']['PublicSettings'];
export type AssignmentRule = components['schemas']['AssignmentRule'];
export type FirmSettings = components['schemas']['FirmSettings'];
export type FrontDoor = components['schemas']['FrontDoor'];
export type SupportStatus = components['schemas']['SupportStatus'];
export type SupportRequest = components['schemas']['SupportRequest'];
export type TaxRule = components['schemas']['TaxRule'];
export type FilePurpose = components['schemas']['FilePurpose'];
export type Upload = components['schemas']['Upload'];
export type FileVariant = components['schemas']['FileVariant'];
export type ReportPeriod = components['schemas']['ReportPeriod'];
export type ReportRange = components['schemas']['ReportRange'];
export type FiguresReport = components['schemas']['FiguresReport'];
export type ReportUnit = components['schemas']['ReportUnit'];
export type RevenueReport = components['schemas']['RevenueReport'];
export type Statement = components['schemas']['Statement'];
export type ReportMeasure = components['schemas']['ReportMeasure'];
export type ActivityReport = components['schemas']['ActivityReport'];
export type ReportBreakdown = components['schemas']['ReportBreakdown'];
export type BreakdownReport = components['schemas']['BreakdownReport'];
export type FunnelReport = components['schemas']['FunnelReport'];
export type WorkloadReport = components['schemas']['WorkloadReport'];
export type DealStatus = components['schemas']['DealStatus'];
export type DealsReport = components['schemas']['DealsReport'];
export type AuditArea = components['schemas']['AuditArea'];
export type AuditOutcome = components['schemas']['AuditOutcome'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type TaskKind = components['schemas']['TaskKind'];
export type TaskStatus = components['schemas']['TaskStatus'];
export type Task = components['schemas']['Task'];
export type WeekEntryKind = components['schemas']['WeekEntryKind'];
export type WeekEntry = components['schemas']['WeekEntry'];
export type Week = components['schemas']['Week'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type ContactKind = components['schemas']['ContactKind'];
export type ContactDirection = components['schemas']['ContactDirection'];
export type Contact = components['schemas']['Contact'];
export type DealerContact = components['schemas']['DealerContact'];
export type Dealer = components['schemas']['Dealer'];
export type BidRequestStatus = components['schemas']['BidRequestStatus'];
export type BidRequest = components['schemas']['BidRequest'];
export type DealerAnswerStatus = components['schemas']['DealerAnswerStatus'];
export type BidSource = components['schemas']['BidSource'];
export type BidLines = components['schemas']['BidLines'];
export type BidLineName = components['schemas']['BidLineName'];
export type BidFilled = components['schemas']['BidFilled'];
export type Bid = components['schemas']['Bid'];
export type BidInvitation = components['schemas']['BidInvitation'];
export type ClientBid = components['schemas']['ClientBid'];
export type ClientBids = components['schemas']['ClientBids'];
export type DealerFile = components['schemas']['DealerFile'];
export type DealerRequest = components['schemas']['DealerRequest'];
export type VinFacts = components['schemas']['VinFacts'];
export type VehicleMake = components['schemas']['VehicleMake'];
export type VehicleModel = components['schemas']['VehicleModel'];
export type AgreedLines = components['schemas']['AgreedLines'];
export type ContractLines = components['schemas']['ContractLines'];
export type DifferenceKind = components['schemas']['DifferenceKind'];
export type DifferenceAnswer = components['schemas']['DifferenceAnswer'];
export type ContractDifference = components['schemas']['ContractDifference'];
export type DealPaperKind = components['schemas']['DealPaperKind'];
export type DealPaperBy = components['schemas']['DealPaperBy'];
export type DealPaper = components['schemas']['DealPaper'];
export type DeliverySlot = components['schemas']['DeliverySlot'];
export type Deal = components['schemas']['Deal'];
export type DealCheckStatus = components['schemas']['DealCheckStatus'];
export type CheckedPaper = components['schemas']['CheckedPaper'];
export type LineVerdict = components['schemas']['LineVerdict'];
export type CheckedLine = components['schemas']['CheckedLine'];
export type DealVerdict = components['schemas']['DealVerdict'];
export type ReportLine = components['schemas']['ReportLine'];
export type DealCheckReport = components['schemas']['DealCheckReport'];
export type DealCheckVersion = components['schemas']['DealCheckVersion'];
export type DealCheck = components['schemas']['DealCheck'];
export type PaperToCheck = components['schemas']['PaperToCheck'];
export type DealCheckReview = components['schemas']['DealCheckReview'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type UserCreate = components['schemas']['UserCreate'];
export type PackageCreate = components['schemas']['PackageCreate'];
export type PackageUpdate = components['schemas']['PackageUpdate'];
export type CouponCreate = components['schemas']['CouponCreate'];
export type CouponUpdate = components['schemas']['CouponUpdate'];
export type InitialClientDataCreate = components['schemas']['InitialClientDataCreate'];
export type InitialClientDataUpdate = components['schemas']['InitialClientDataUpdate'];
export type RefundRequestCreate = components['schemas']['RefundRequestCreate'];
export type EmployeeCreate = components['schemas']['EmployeeCreate'];
export type EmployeeUpdate = components['schemas']['EmployeeUpdate'];
export type ClientFolderCreate = components['schemas']['ClientFolderCreate'];
export type ClientFolderUpdate = components['schemas']['ClientFolderUpdate'];
export type ComplaintCreate = components['schemas']['ComplaintCreate'];
export type ComplaintUpdate = components['schemas']['ComplaintUpdate'];
export type ListingCreate = components['schemas']['ListingCreate'];
export type ListingUpdate = components['schemas']['ListingUpdate'];
export type LinkCreate = components['schemas']['LinkCreate'];
export type LinkUpdate = components['schemas']['LinkUpdate'];
export type ResearchReportCreate = components['schemas']['ResearchReportCreate'];
export type OtdWorksheetCreate = components['schemas']['OtdWorksheetCreate'];
export type FirmSettingsUpdate = components['schemas']['FirmSettingsUpdate'];
export type FrontDoorUpdate = components['schemas']['FrontDoorUpdate'];
export type FrontDoorCreate = components['schemas']['FrontDoorCreate'];
export type SupportRequestUpdate = components['schemas']['SupportRequestUpdate'];
export type TaxRuleCreate = components['schemas']['TaxRuleCreate'];
export type TaxRuleUpdate = components['schemas']['TaxRuleUpdate'];
export type TaskCreate = components['schemas']['TaskCreate'];
export type TaskUpdate = components['schemas']['TaskUpdate'];
export type ContactCreate = components['schemas']['ContactCreate'];
export type ContactUpdate = components['schemas']['ContactUpdate'];
export type DealerCreate = components['schemas']['DealerCreate'];
export type DealerUpdate = components['schemas']['DealerUpdate'];
export type BidRequestCreate = components['schemas']['BidRequestCreate'];
export type BidRequestUpdate = components['schemas']['BidRequestUpdate'];
export type ResponseProblem = components['responses']['Problem'];
export type ParameterId = components['parameters']['Id'];
export type ParameterRange = components['parameters']['Range'];
export type HeaderUnshowable = components['headers']['Unshowable'];
export type HeaderContentRange = components['headers']['ContentRange'];
export type HeaderTotalCapped = components['headers']['TotalCapped'];
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["EmailAddress"];
                    /**
                     * Password
                     * Format: password
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignIn"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Signed out
                         * @example true
                         */
                        signed_out: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["EmailAddress"];
                    /**
                     * Package
                     * @description The package chosen so far. The link we e-mail keeps it.
                     */
                    package_identifier?: components["schemas"]["PackageIdentifier"];
                };
            };
        };
        responses: {
            /** @description Taken; a mail follows if there is such an account. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Accepted
                         * @example true
                         */
                        accepted: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["OneTimeToken"];
                    password: components["schemas"]["Password"];
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
    checkMailToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["OneTimeToken"];
                };
            };
        };
        responses: {
            /** @description It works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        purpose: components["schemas"]["TokenPurpose"];
                        email: components["schemas"]["EmailAddress"];
                        /**
                         * First name
                         * @example Hannah
                         */
                        first_name: string;
                        /** Ends */
                        expires_at: components["schemas"]["Instant"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["OneTimeToken"];
                };
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: components["schemas"]["EmailAddress"];
                        /**
                         * Password token
                         * @description To choose a password with, where one is needed now.
                         * @example 9hTz3v1sQk7eXbR5cWm2nJ8yLpA4uG6dF0iEoVtZxNg
                         */
                        password_token: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestSupport: {
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
                     * Name
                     * @example Hannah Okafor
                     */
                    name: string;
                    email: components["schemas"]["EmailAddress"];
                    topic: components["schemas"]["SupportTopic"];
                    /**
                     * Message
                     * @example I cannot open the link in your e-mail.
                     */
                    message: string;
                };
            };
        };
        responses: {
            /** @description Kept; when an answer comes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                        /** Answer by */
                        answer_by: components["schemas"]["Instant"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMyAdvisor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advisor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvisorCard"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDeviceKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Key
                         * @description 32 bytes as base64url.
                         * @example 8vJ0b1Yk3qS5w7xZ9nC2eG4hL6mP8rT0uW2yA4dF6gI
                         */
                        key: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The person as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Current password
                     * Format: password
                     */
                    current_password: string;
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Sessions ended
                         * @example 2
                         */
                        ended_sessions: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Current password
                     * Format: password
                     */
                    current_password: string;
                    email: components["schemas"]["EmailAddress"];
                };
            };
        };
        responses: {
            /** @description The person as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    closeAccount: {
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
                     * Current password
                     * Format: password
                     */
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Closed
                         * @example true
                         */
                        closed: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInSession"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many ended. */
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
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session that ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInSession"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    beginSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways, the usual one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Ways */
                        ways: components["schemas"]["SecondStepWay"][];
                        /**
                         * Passkey
                         * @description For the browser; null where there is no passkey for this host.
                         */
                        passkey: components["schemas"]["PasskeyRequest"] | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    way: components["schemas"]["SecondStepWay"];
                    /**
                     * Code
                     * @description From the authenticator app, or a recovery code.
                     * @example 492039
                     */
                    code?: string;
                    /**
                     * Password
                     * Format: password
                     * @description Where there is no second step.
                     */
                    password?: string;
                    passkey?: components["schemas"]["PasskeySigned"];
                };
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignIn"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["PasskeyName"];
                    passkey: components["schemas"]["PasskeyMade"];
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAdded"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    beginAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Key
                         * @description Base32.
                         * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
                         */
                        secret: string;
                        /**
                         * Address
                         * @description What the QR code holds.
                         * @example otpauth://totp/Forecourt:maria%40forecourt.example?secret=JBSWY3DPEHPK3PXP&issuer=Forecourt
                         */
                        uri: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addAuthenticator: {
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
                     * @description Six digits from the app.
                     * @example 492039
                     */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAdded"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    makeRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAdded"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Reason
                     * @description Staff see it in the audit.
                     * @example Lost their phone; I called them back.
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The person as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeClientSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Reason
                     * @description Staff see it in the audit.
                     * @example Lost their phone; I called them back.
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The person as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createHandOver: {
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
                     * Host
                     * @description The host to go to.
                     * @example portal.localhost
                     */
                    host: string;
                };
            };
        };
        responses: {
            /** @description The code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Code */
                        code: components["schemas"]["OneTimeToken"];
                        /** Ends */
                        expires_at: components["schemas"]["Instant"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    redeemHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Code */
                    code: components["schemas"]["OneTimeToken"];
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignIn"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The person. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    assignUsers: {
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
                     * Advisor
                     * Format: uuid
                     * @description Leave empty for no advisor.
                     */
                    advisor_id: string | null;
                    /**
                     * Reason
                     * @description Staff see it in the timeline.
                     * @example Nearer to them.
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The clients whose advisor changed or stayed as asked. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    unassignUsers: {
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
                     * Reason
                     * @description Staff see this in the timeline.
                     * @example Their advisor is on leave.
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The clients who have nobody now. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    makeAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Reason
                     * @description Staff see it in the audit.
                     * @example Takes over the office.
                     */
                    reason: string;
                    /**
                     * Your password
                     * Format: password
                     */
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description The person as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    makeAdvisor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Reason
                     * @description Staff see it in the audit.
                     * @example Takes over the office.
                     */
                    reason: string;
                    /**
                     * Your password
                     * Format: password
                     */
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description The person as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Role */
                    role?: components["schemas"]["Role"] | components["schemas"]["Role"][];
                    /** Status */
                    status?: components["schemas"]["UserStatus"] | components["schemas"]["UserStatus"][];
                    /** Package */
                    package_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Advisor */
                    advisor_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Has an advisor */
                    has_advisor?: boolean;
                    /**
                     * Needs an advisor
                     * @description Clients whose work was begun and is not over, and who have no advisor now.
                     */
                    needs_advisor?: boolean;
                    /**
                     * In progress
                     * @description Clients whose work is not over: neither delivered nor lost.
                     */
                    in_progress?: boolean;
                    /**
                     * Delivered
                     * @description Clients whose car was handed over.
                     */
                    delivered?: boolean;
                    /** Since */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Until */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "name" | "first_name" | "last_name" | "email" | "role" | "status" | "last_sign_in_at" | "created_at",
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
            /** @description One page of people. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countClients: {
        parameters: {
            query?: {
                /** @description Only those whose work is not over, or only the others. */
                in_progress?: boolean;
                /** @description Only those whose car was handed over, or only the others. */
                delivered?: boolean;
            };
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
    countNeedsAdvisor: {
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
    listNewRequests: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Package */
                    package_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Advisor */
                    advisor_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Has an advisor */
                    has_advisor?: boolean;
                    /** Submitted after */
                    submitted_at_gte?: components["schemas"]["Instant"];
                    /** Submitted before */
                    submitted_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "name" | "submitted_at",
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
            /** @description One page of new requests. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewRequest"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countNewRequests: {
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
    beginNewRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    assignNewRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Advisor */
                    advisor_id: components["schemas"]["Id"];
                    /**
                     * Reason
                     * @description Staff see it in the timeline.
                     * @example Knows hybrids best.
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendUserInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status: components["schemas"]["UserStatus"];
                    /**
                     * Clients go to
                     * Format: uuid
                     * @description Who takes over the clients. Leave empty to have them wait for an advisor.
                     */
                    hand_over_to?: string | null;
                };
            };
        };
        responses: {
            /** @description The person as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountState"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPackages: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Identifier */
                    package_identifier?: components["schemas"]["PackageIdentifier"] | components["schemas"]["PackageIdentifier"][];
                    /** For sale */
                    is_active?: boolean;
                };
                /** @description The field to order by, then the direction. */
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
                    "X-Unshowable": components["headers"]["Unshowable"];
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                    "X-Unshowable": components["headers"]["Unshowable"];
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
                /** @description Only rows that match every field given; one value or a list of values for each. */
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
                /** @description The field to order by, then the direction. */
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
                    "X-Unshowable": components["headers"]["Unshowable"];
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                    "X-Unshowable": components["headers"]["Unshowable"];
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
                     * @description Leave empty for no end.
                     */
                    ends_at: string | null;
                };
            };
        };
        responses: {
            /** @description The coupons changed. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
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
                    "X-Unshowable": components["headers"]["Unshowable"];
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
                /** @description Only rows that match every field given; one value or a list of values for each. */
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
                /** @description The field to order by, then the direction. */
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
                    "X-Unshowable": components["headers"]["Unshowable"];
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Step */
                    step?: components["schemas"]["OnboardingStep"] | components["schemas"]["OnboardingStep"][];
                    /** Started by */
                    source?: components["schemas"]["OnboardingSource"] | components["schemas"]["OnboardingSource"][];
                    /** Package */
                    package_identifier?: components["schemas"]["PackageIdentifier"] | components["schemas"]["PackageIdentifier"][];
                    /** Owner */
                    started_by?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Last step after */
                    last_step_at_gte?: components["schemas"]["Instant"];
                    /** Last step before */
                    last_step_at_lte?: components["schemas"]["Instant"];
                    /** Started after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Started before */
                    created_at_lte?: components["schemas"]["Instant"];
                    /** Stage */
                    reached?: components["schemas"]["FunnelStage"] | components["schemas"]["FunnelStage"][];
                };
                /** @description The field to order by, then the direction. */
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
                    "X-Unshowable": components["headers"]["Unshowable"];
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                    password: components["schemas"]["Password"];
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
                /** @description Only rows that match every field given; one value or a list of values for each. */
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
                    /** Started after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Started before */
                    created_at_lte?: components["schemas"]["Instant"];
                    /** Paid after */
                    paid_at_gte?: components["schemas"]["Instant"];
                    /** Paid before */
                    paid_at_lte?: components["schemas"]["Instant"];
                    /** Paid or refunded after */
                    moved_at_gte?: components["schemas"]["Instant"];
                    /** Paid or refunded before */
                    moved_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
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
                    "X-Unshowable": components["headers"]["Unshowable"];
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
    getReceiptPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReceiptPdfContent: {
        parameters: {
            query: {
                /** @description Proof that an authorised call gave the address to one person, and until when. */
                token: string;
            };
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
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
                     * @description Leave empty to refund what the refund policy says.
                     */
                    amount?: number | null;
                    /**
                     * More than is due
                     * Format: cents
                     * @description By how much the amount is above the refund policy, in cents.
                     */
                    above_ladder?: number | null;
                    /**
                     * Already refunded
                     * Format: cents
                     * @description Already refunded of this payment, in cents. Leave empty for none.
                     * @default 0
                     */
                    refunded_before?: number;
                    /**
                     * End the package
                     * @description The client’s package ends with the refund. The client keeps folder and chat.
                     * @default false
                     */
                    ends_package?: boolean;
                    /**
                     * Reason
                     * @description Staff see it with the payment. If the client requested the refund, they read it as your answer.
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
    listPaymentCases: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Kind */
                    kind?: components["schemas"]["PaymentCaseKind"] | components["schemas"]["PaymentCaseKind"][];
                    /** Status */
                    status?: components["schemas"]["PaymentCaseStatus"] | components["schemas"]["PaymentCaseStatus"][];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Payment */
                    payment_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Opened after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Opened before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "created_at" | "due_at" | "status" | "kind",
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
            /** @description One page of payment cases. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCase"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPaymentCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCase"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    closePaymentCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Note
                     * @description What you did about it.
                     * @example Called them; they paid with another card.
                     */
                    note: string;
                };
            };
        };
        responses: {
            /** @description The case, handled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCase"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRefundRequests: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Status */
                    status?: components["schemas"]["RefundRequestStatus"] | components["schemas"]["RefundRequestStatus"][];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Payment */
                    payment_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Requested after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Requested before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "created_at" | "answer_by" | "status",
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
            /** @description One page of refund requests. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequestCreate"];
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRefundRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    declineRefundRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Answer
                     * @description The client reads it.
                     * @example Your first Out the Door price is in, so nothing is due.
                     */
                    answer: string;
                };
            };
        };
        responses: {
            /** @description The request, declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawRefundRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request, withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    openCheckout: {
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
            /** @description The order and its total. */
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
    openOwnCheckout: {
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
                    /** Coupon */
                    coupon_code?: string | null;
                };
            };
        };
        responses: {
            /** @description The order and its total. */
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
    getWaitingPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Checkout
                         * @description Null where nothing waits.
                         */
                        checkout: components["schemas"]["Checkout"] | null;
                    };
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
    startPackage: {
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
                    /** Coupon */
                    coupon_code?: string | null;
                    /**
                     * Terms accepted
                     * @example 2026-11
                     */
                    terms_version: string;
                };
            };
        };
        responses: {
            /** @description The payment, ready or paid. */
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
                /** @description The provider’s signature over the raw body. */
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
    listEmployees: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Status */
                    status?: components["schemas"]["UserStatus"] | components["schemas"]["UserStatus"][];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "name" | "first_name" | "last_name" | "email" | "title" | "status" | "load" | "capacity" | "absent_until" | "last_sign_in_at" | "created_at",
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
            /** @description One page of employees. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeCreate"];
            };
        };
        responses: {
            /** @description The employee. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listActiveEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUnassignedClients: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Package */
                    package_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "name" | "email" | "created_at",
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
            /** @description One page of clients. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteEmployee: {
        parameters: {
            query?: {
                /** @description Leave empty to have them wait for an advisor. */
                hand_over_to?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeUpdate"];
            };
        };
        responses: {
            /** @description The employee as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countClientsOfEmployee: {
        parameters: {
            query?: {
                /** @description Only those whose work is not over, or only the others. */
                in_progress?: boolean;
                /** @description Only those whose car was handed over, or only the others. */
                delivered?: boolean;
            };
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
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
    listClientsOfEmployee: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Status */
                    status?: components["schemas"]["UserStatus"] | components["schemas"]["UserStatus"][];
                    /** Package */
                    package_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /**
                     * In progress
                     * @description Clients whose work is not over: neither delivered nor lost.
                     */
                    in_progress?: boolean;
                    /**
                     * Delivered
                     * @description Clients whose car was handed over.
                     */
                    delivered?: boolean;
                    /** Since */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Until */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "name" | "first_name" | "last_name" | "email" | "status" | "last_sign_in_at" | "created_at",
                    components["schemas"]["SortOrder"]
                ];
                /** @description First and last row wanted, counted from 0. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of clients. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listFoldersOfEmployee: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    client_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Displayed */
                    is_displayed?: boolean;
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "name" | "is_displayed" | "last_file_at" | "created_at",
                    components["schemas"]["SortOrder"]
                ];
                /** @description First and last row wanted, counted from 0. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of folders. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientFolder"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPreferencesOfEmployee: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Status */
                    status?: components["schemas"]["ChecklistStatus"] | components["schemas"]["ChecklistStatus"][];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "status" | "progress" | "submitted_at" | "updated_at" | "created_at",
                    components["schemas"]["SortOrder"]
                ];
                /** @description First and last row wanted, counted from 0. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of checklists. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    assignClients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Advisor
                     * @description The same as in the path.
                     */
                    userId: components["schemas"]["Id"];
                    /** Clients */
                    clients: components["schemas"]["IdList"];
                };
            };
        };
        responses: {
            /** @description The employee as they now are. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeClients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Clients */
                    clients: components["schemas"]["IdList"];
                };
            };
        };
        responses: {
            /** @description The employee as they now are. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    suspendEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Clients go to
                     * Format: uuid
                     * @description Leave empty to have them wait for an advisor.
                     */
                    hand_over_to?: string | null;
                    /**
                     * Reason
                     * @description Staff see this in the timeline.
                     * @example On leave until spring.
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The employee as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reactivateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    quoteHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, the clients, the most urgent first, and the other advisors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOverQuote"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    handOverClients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * To
                     * Format: uuid
                     * @description Who takes over everyone not named below.
                     */
                    to?: string | null;
                    /**
                     * Client by client
                     * @description Who goes to whom.
                     */
                    clients?: {
                        /** Client */
                        client_id: components["schemas"]["Id"];
                        /** Goes to */
                        advisor_id: components["schemas"]["Id"];
                    }[];
                    /**
                     * Suspend
                     * @description Suspends the advisor in the same step.
                     */
                    suspend?: boolean;
                    /**
                     * Reason
                     * @description Staff see this in the timeline.
                     * @example On parental leave.
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The hand-over and how many clients changed hands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listHandOvers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hand-overs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    undoHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hand-over, undone, with how many clients came back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendEmployeeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUserPreferences: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Package */
                    package_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Status */
                    status?: components["schemas"]["ChecklistStatus"] | components["schemas"]["ChecklistStatus"][];
                    /** Submitted after */
                    submitted_at_gte?: components["schemas"]["Instant"];
                    /** Submitted before */
                    submitted_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "status" | "progress" | "submitted_at" | "created_at" | "updated_at",
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
            /** @description One page of checklists. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    autoSavePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Client */
                    user_id: components["schemas"]["Id"];
                    /** Package */
                    package_id: components["schemas"]["Id"];
                    /**
                     * Version
                     * @description The version the change was made on; an older one is refused (409).
                     */
                    version?: number;
                    selections?: components["schemas"]["ChecklistSelections"];
                    trade_in?: components["schemas"]["TradeIn"];
                };
            };
        };
        responses: {
            /** @description The checklist as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setPreferencesSelections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Client */
                    user_id: components["schemas"]["Id"];
                    /** Package */
                    package_id: components["schemas"]["Id"];
                    /**
                     * Version
                     * @description The version the change was made on; an older one is refused (409).
                     */
                    version?: number;
                    selections: components["schemas"]["ChecklistSelections"];
                };
            };
        };
        responses: {
            /** @description The checklist as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    submitPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Client */
                    user_id: components["schemas"]["Id"];
                    /** Package */
                    package_id: components["schemas"]["Id"];
                    /**
                     * Version
                     * @description The version the change was made on; an older one is refused (409).
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The checklist, submitted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSearchReach: {
        parameters: {
            query: {
                /** @description The answers so far. */
                selections: components["schemas"]["ChecklistSelections"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchReach"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getZipArea: {
        parameters: {
            query: {
                /** @description How far around it. */
                miles: number;
            };
            header?: never;
            path: {
                /** @description Five digits. */
                zip: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The area. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZipArea"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getUserPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checklist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestPreferencesChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * What should change
                     * @example Is a plug-in hybrid an option?
                     */
                    note: string;
                };
            };
        };
        responses: {
            /** @description The checklist as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPreferencesOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                a: components["schemas"]["Id"];
                /** @description The package. */
                b: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checklist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateTradeIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Client */
                    user_id: components["schemas"]["Id"];
                    /** Package */
                    package_id: components["schemas"]["Id"];
                    /**
                     * Version
                     * @description The version the change was made on; an older one is refused (409).
                     */
                    version?: number;
                    trade_in: components["schemas"]["TradeIn"];
                };
            };
        };
        responses: {
            /** @description The checklist as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listClientFolders: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    client_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Displayed */
                    is_displayed?: boolean;
                    /** Last file after */
                    last_file_at_gte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "name" | "is_displayed" | "file_count" | "last_file_at" | "created_at",
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
            /** @description One page of folders. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientFolder"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createClientFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientFolderCreate"];
            };
        };
        responses: {
            /** @description The folder made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientFolder"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getClientFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientFolder"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateClientFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientFolderUpdate"];
            };
        };
        responses: {
            /** @description The folder as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientFolder"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listFolderFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderFile"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadFolderFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Files */
                    files: Blob[];
                    /**
                     * Show to the client
                     * @description At once.
                     */
                    is_shown?: boolean;
                };
            };
        };
        responses: {
            /** @description The files made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderFile"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateFolderDisplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Displayed to the client */
                    is_displayed: boolean;
                };
            };
        };
        responses: {
            /** @description The folder as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientFolder"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateFileVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * File
                     * @description The file's name in the folder.
                     * @example service-record.pdf
                     */
                    file_name: string;
                    /** Shown to the client */
                    is_shown: boolean;
                };
            };
        };
        responses: {
            /** @description The file as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderFile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteFolderFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * File
                     * @description The file's name in the folder.
                     * @example service-record.pdf
                     */
                    file_name: string;
                };
            };
        };
        responses: {
            /** @description The file as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderFile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFolderArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to fetch the zip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listComplaints: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Assigned to */
                    assigned_to?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Status */
                    status?: components["schemas"]["ComplaintStatus"] | components["schemas"]["ComplaintStatus"][];
                    /** Category */
                    category?: components["schemas"]["ComplaintCategory"] | components["schemas"]["ComplaintCategory"][];
                    /** Opened after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Opened before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "subject" | "category" | "status" | "created_at" | "updated_at",
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
            /** @description One page of complaints. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Complaint"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplaintCreate"];
            };
        };
        responses: {
            /** @description The complaint made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Complaint"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countComplaints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number open. */
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
    listComplaintsOfClient: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Status */
                    status?: components["schemas"]["ComplaintStatus"] | components["schemas"]["ComplaintStatus"][];
                    /** Category */
                    category?: components["schemas"]["ComplaintCategory"] | components["schemas"]["ComplaintCategory"][];
                    /** Opened after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Opened before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "subject" | "category" | "status" | "created_at" | "updated_at",
                    components["schemas"]["SortOrder"]
                ];
                /** @description First and last row wanted, counted from 0. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of complaints. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Complaint"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countComplaintsOfClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their number. */
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
    getComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The complaint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Complaint"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The complaint as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Complaint"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplaintUpdate"];
            };
        };
        responses: {
            /** @description The complaint as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Complaint"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listComplaintsAssignedTo: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Status */
                    status?: components["schemas"]["ComplaintStatus"] | components["schemas"]["ComplaintStatus"][];
                    /** Category */
                    category?: components["schemas"]["ComplaintCategory"] | components["schemas"]["ComplaintCategory"][];
                    /** Opened after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Opened before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "subject" | "category" | "status" | "created_at" | "updated_at",
                    components["schemas"]["SortOrder"]
                ];
                /** @description First and last row wanted, counted from 0. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of complaints. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Complaint"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countComplaintsAssignedTo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number open. */
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
    setComplaintStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status: components["schemas"]["ComplaintStatus"];
                    /**
                     * Note
                     * @description The other side reads it.
                     * @example We have spoken to the dealer.
                     */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The complaint as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Complaint"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    assignComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
                /** @description Who takes it on. */
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The complaint as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Complaint"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listComplaintEntries: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: components["schemas"]["Id"];
                /** @description How many. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the timeline. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintEntryPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    replyToComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Reply
                     * @example Thank you. Saturday morning suits me.
                     */
                    text: string;
                    /**
                     * Internal note
                     * @description Only staff see it.
                     */
                    is_internal?: boolean;
                    attachment_ids?: components["schemas"]["AttachmentIds"];
                };
            };
        };
        responses: {
            /** @description The entry made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintEntry"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    matchClients: {
        parameters: {
            query?: {
                /** @description Only clients whose wishes match every field given. A wish left open matches any value. */
                filter?: {
                    /** Body style */
                    body_style?: components["schemas"]["BodyStyle"] | components["schemas"]["BodyStyle"][];
                    /** Fuel */
                    fuel?: components["schemas"]["FuelKind"] | components["schemas"]["FuelKind"][];
                    /** Condition */
                    condition?: components["schemas"]["VehicleCondition"] | components["schemas"]["VehicleCondition"][];
                    /** Make */
                    make?: string | string[];
                    /** Model */
                    model?: string | string[];
                    /**
                     * Must-have
                     * @description An option they must have.
                     */
                    must_have?: string | string[];
                    /** Paying by */
                    method?: components["schemas"]["PurchaseMethod"] | components["schemas"]["PurchaseMethod"][];
                    /**
                     * Year
                     * @description A year they accept.
                     */
                    year?: number | number[];
                    /**
                     * Miles
                     * @description A mileage they accept.
                     */
                    miles?: number | number[];
                    /**
                     * Budget from
                     * Format: cents
                     */
                    budget_gte?: number;
                    /**
                     * Budget up to
                     * Format: cents
                     */
                    budget_lte?: number;
                    /**
                     * Goes at least
                     * @description Miles they will go.
                     */
                    distance_gte?: number;
                    /** Needed by */
                    needed_by_lte?: components["schemas"]["Day"];
                };
                /** @description Held against this car; without it, by what is needed first. */
                car?: components["schemas"]["MatchSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Clients and how the car meets their wishes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    matchCars: {
        parameters: {
            query?: {
                /** @description The client. */
                user_id?: components["schemas"]["Id"];
                /** @description Only cars with these words. */
                q?: components["schemas"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cars, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchCar"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    proposeCar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    car: components["schemas"]["MatchSource"];
                    /** Clients */
                    client_ids: components["schemas"]["Id"][];
                    /**
                     * Message
                     * @description {first_name} is each client’s.
                     * @example {first_name}, this one just came in.
                     */
                    comments?: string | null;
                    /**
                     * Publish at once
                     * @default true
                     */
                    is_displayed?: boolean;
                };
            };
        };
        responses: {
            /** @description What came of each client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposedTo"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchAll: {
        parameters: {
            query?: {
                /** @description Words that must all be found. */
                q?: components["schemas"]["SearchText"];
                /** @description Without words: these records, as far as the caller may still see them, in this order. Each as kind and id. */
                recent?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best hits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listChats: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    client_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Advisor */
                    employee_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Kind */
                    kind?: components["schemas"]["ChatKind"] | components["schemas"]["ChatKind"][];
                    /** Status */
                    employee_status?: components["schemas"]["ChatEmployeeStatus"] | components["schemas"]["ChatEmployeeStatus"][];
                    /** Status */
                    client_status?: components["schemas"]["ChatClientStatus"] | components["schemas"]["ChatClientStatus"][];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "last_message_at" | "waiting_since" | "created_at",
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
            /** @description One page of chats. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countChats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number waiting. */
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
    listChatsOfEmployee: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    client_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Kind */
                    kind?: components["schemas"]["ChatKind"] | components["schemas"]["ChatKind"][];
                    /** Status */
                    employee_status?: components["schemas"]["ChatEmployeeStatus"] | components["schemas"]["ChatEmployeeStatus"][];
                    /** Status */
                    client_status?: components["schemas"]["ChatClientStatus"] | components["schemas"]["ChatClientStatus"][];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "last_message_at" | "waiting_since" | "created_at",
                    components["schemas"]["SortOrder"]
                ];
                /** @description First and last row wanted, counted from 0. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of chats. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageToSend"];
            };
        };
        responses: {
            /** @description The message kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateChatStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A chat, or 21 for the desk chat. */
                id: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status: components["schemas"]["ChatEmployeeStatus"];
                    /**
                     * Snooze until
                     * Format: date-time
                     * @description Asked for with snoozed.
                     */
                    snoozed_until?: string;
                };
            };
        };
        responses: {
            /** @description The chat as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateChatStatusClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A chat, or 21 for the desk chat. */
                id: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status: components["schemas"]["ChatClientStatus"];
                };
            };
        };
        responses: {
            /** @description The chat as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A chat, or 21 for the desk chat. */
                id: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatThread"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Messages with a lower number. */
                before?: number;
                /** @description Messages with a higher number. */
                after?: number;
                /** @description How many. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description A chat, or 21 for the desk chat. */
                id: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    markChatRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A chat, or 21 for the desk chat. */
                id: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Up to message */
                    seq: number;
                };
            };
        };
        responses: {
            /** @description The chat as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listListings: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    client_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Advisor */
                    advisor_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Shown to the clients */
                    is_displayed?: boolean;
                    /** Make */
                    make?: string | string[];
                    /**
                     * Year from
                     * @example 2022
                     */
                    year_gte?: number;
                    /**
                     * Year to
                     * @example 2026
                     */
                    year_lte?: number;
                    /** Price from */
                    price_gte?: components["schemas"]["Cents"];
                    /** Price to */
                    price_lte?: components["schemas"]["Cents"];
                    /**
                     * Mileage limit
                     * @example 30000
                     */
                    miles_lte?: number;
                    /** VIN */
                    vin?: string | string[];
                    /** Created after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Created before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "title" | "year" | "price" | "miles" | "is_displayed" | "created_at" | "updated_at",
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
            /** @description One page of listings. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createListing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ListingCreate"];
            };
        };
        responses: {
            /** @description The listing made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ListingUpdate"];
            };
        };
        responses: {
            /** @description The listing as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    makeLinksOfListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Clients */
                    client_ids: components["schemas"]["Id"][];
                    /** @default alternative */
                    tier?: components["schemas"]["LinkTier"];
                    /**
                     * Comments
                     * @description Your message to the clients.
                     * @example On the lot.
                     */
                    comments?: string | null;
                    /**
                     * Publish at once
                     * @default false
                     */
                    is_displayed?: boolean;
                };
            };
        };
        responses: {
            /** @description What came of each client. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkImport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listLinks: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Advisor */
                    advisor_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Status */
                    status?: components["schemas"]["LinkStatus"] | components["schemas"]["LinkStatus"][];
                    /** Tier */
                    tier?: components["schemas"]["LinkTier"] | components["schemas"]["LinkTier"][];
                    /** Group */
                    category?: string | string[];
                    /** Shown to the client */
                    is_displayed?: boolean;
                    /** Make */
                    make?: string | string[];
                    /**
                     * Year from
                     * @example 2022
                     */
                    year_gte?: number;
                    /**
                     * Year to
                     * @example 2026
                     */
                    year_lte?: number;
                    /** Price from */
                    price_gte?: components["schemas"]["Cents"];
                    /** Price to */
                    price_lte?: components["schemas"]["Cents"];
                    /**
                     * Mileage limit
                     * @example 30000
                     */
                    miles_lte?: number;
                    /** VIN */
                    vin?: string | string[];
                    /** Created after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Created before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "title" | "tier" | "status" | "status_since" | "category" | "year" | "price" | "miles" | "distance" | "total_otd" | "is_displayed" | "published_at" | "created_at" | "updated_at",
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
            /** @description One page of links. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkCreate"];
            };
        };
        responses: {
            /** @description The link made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkUpdate"];
            };
        };
        responses: {
            /** @description The link as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countLinksOfClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their number. */
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
    countLinksByStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkCounts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Client */
                    user_id: components["schemas"]["Id"];
                    /**
                     * Spreadsheet
                     * Format: binary
                     * @description CSV or XLSX with a header row.
                     */
                    file: Blob;
                    /**
                     * Publish at once
                     * @default false
                     */
                    is_displayed?: boolean;
                    /**
                     * Preview only
                     * @description Nothing is added.
                     * @default false
                     */
                    is_preview?: boolean;
                };
            };
        };
        responses: {
            /** @description What came of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkImport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addLinksByHand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Client */
                    user_id: components["schemas"]["Id"];
                    /** Links */
                    links: components["schemas"]["LinkDraft"][];
                    /**
                     * Publish at once
                     * @default false
                     */
                    is_displayed?: boolean;
                };
            };
        };
        responses: {
            /** @description What came of each link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkImport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Client */
                    user_id: components["schemas"]["Id"];
                    /**
                     * Web addresses
                     * @description One each.
                     */
                    addresses: string[];
                };
            };
        };
        responses: {
            /** @description What each tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkPreview"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setLinkTier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tier: components["schemas"]["LinkTier"];
                };
            };
        };
        responses: {
            /** @description The link as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setLinkStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status: components["schemas"]["LinkStatus"];
                    reason?: components["schemas"]["LinkReason"];
                    /**
                     * Target price
                     * Format: cents
                     * @description Out the Door; with “Negotiate again”.
                     * @example 3900000
                     */
                    target_total?: number | null;
                    /**
                     * Remark
                     * @description The other side reads it.
                     * @example Too far for a test drive.
                     */
                    remark?: string;
                    /**
                     * Version seen
                     * @description The version that was read; an older one is refused (409).
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The link as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setLinkComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Comments
                     * @example Meets every must-have.
                     */
                    comments: string | null;
                };
            };
        };
        responses: {
            /** @description The link as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setLinkNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Notes
                     * @example Ask for Dana.
                     */
                    notes: string | null;
                };
            };
        };
        responses: {
            /** @description The link as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setLinkVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Shown to the client */
                    is_displayed: boolean;
                };
            };
        };
        responses: {
            /** @description The link as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    verifyLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    postResearchReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResearchReportCreate"];
            };
        };
        responses: {
            /** @description The report made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addOtdWorksheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtdWorksheetCreate"];
            };
        };
        responses: {
            /** @description The worksheet made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtdWorksheet"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    recordFinalPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Final price */
                    final_price: components["schemas"]["Cents"];
                    /**
                     * Purchased on
                     * Format: date
                     * @description Leave empty for today.
                     * @example 2026-11-20
                     */
                    purchased_on?: string;
                };
            };
        };
        responses: {
            /** @description The link as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listLinkEvents: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: components["schemas"]["Id"];
                /** @description How many. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the history. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkEventPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    publishLinks: {
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
            /** @description The links changed. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    hideLinks: {
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
            /** @description The links changed. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setLinksTier: {
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
                    tier: components["schemas"]["LinkTier"];
                };
            };
        };
        responses: {
            /** @description The links changed. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteLinks: {
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
            /** @description The links changed. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listResearchReports: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Link */
                    link_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Verdict */
                    verdict?: components["schemas"]["ResearchVerdict"] | components["schemas"]["ResearchVerdict"][];
                    /** Created after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Created before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "revision" | "verdict" | "created_at",
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
            /** @description One page. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchReport"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getResearchReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOtdWorksheets: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Link */
                    link_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** OTD from */
                    total_otd_gte?: components["schemas"]["Cents"];
                    /** OTD to */
                    total_otd_lte?: components["schemas"]["Cents"];
                    /** Created after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Created before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "revision" | "total_otd" | "cash_due" | "created_at",
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
            /** @description One page. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtdWorksheet"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFeeMedians: {
        parameters: {
            query: {
                /** @description The state of the tax rule, two letters. */
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One for each kind of fee that is known well enough. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeMedian"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOtdWorksheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtdWorksheet"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOtdWorksheetPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to fetch the PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOtdWorksheetPdfContent: {
        parameters: {
            query: {
                /** @description Proof that an authorised call gave the address to one person, and until when. */
                token: string;
            };
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDashboardListings: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Advisor */
                    advisor_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Step in process */
                    step_in_process?: components["schemas"]["StepInProcess"] | components["schemas"]["StepInProcess"][];
                    /** Note status */
                    note_status?: components["schemas"]["NoteStatus"] | components["schemas"]["NoteStatus"][];
                    /** Re-engage */
                    re_engage?: components["schemas"]["ReEngage"] | components["schemas"]["ReEngage"][];
                    /** Re-engage from */
                    date_to_re_engage_gte?: components["schemas"]["Day"];
                    /** Re-engage until */
                    date_to_re_engage_lte?: components["schemas"]["Day"];
                    /**
                     * Links to decide from
                     * @example 1
                     */
                    to_decide_gte?: number;
                    /**
                     * Research and OTD from
                     * @example 1
                     */
                    waiting_on_us_gte?: number;
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "client_name" | "package_name" | "step_in_process" | "step_since" | "note_status" | "date_to_re_engage" | "date_of_last_contact" | "links" | "to_decide" | "waiting_on_us" | "created_at" | "updated_at",
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
            /** @description One page of the work table. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardListing"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countDashboardListings: {
        parameters: {
            query?: {
                /** @description Of one advisor; for an admin. */
                advisor_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardCounts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUrgentItems: {
        parameters: {
            query?: {
                /** @description Of one advisor; for an admin. */
                advisor_id?: components["schemas"]["Id"];
                /** @description Of one client. */
                user_id?: components["schemas"]["Id"];
                /** @description How many. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrgentItem"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    markUrgentItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UrgentMark"];
            };
        };
        responses: {
            /** @description What was marked, as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrgentItem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getStatusTracker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusTracker"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDashboardListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardListing"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDashboardListingsOfEmployee: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Step in process */
                    step_in_process?: components["schemas"]["StepInProcess"] | components["schemas"]["StepInProcess"][];
                    /** Note status */
                    note_status?: components["schemas"]["NoteStatus"] | components["schemas"]["NoteStatus"][];
                    /** Re-engage */
                    re_engage?: components["schemas"]["ReEngage"] | components["schemas"]["ReEngage"][];
                    /** Re-engage from */
                    date_to_re_engage_gte?: components["schemas"]["Day"];
                    /** Re-engage until */
                    date_to_re_engage_lte?: components["schemas"]["Day"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "client_name" | "package_name" | "step_in_process" | "step_since" | "note_status" | "date_to_re_engage" | "date_of_last_contact" | "links" | "to_decide" | "waiting_on_us" | "created_at" | "updated_at",
                    components["schemas"]["SortOrder"]
                ];
                /** @description First and last row wanted, counted from 0. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the work table. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardListing"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateStepInProcess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    step_in_process: components["schemas"]["StepInProcess"];
                };
            };
        };
        responses: {
            /** @description The row as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardListing"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateNoteStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note_status: components["schemas"]["NoteStatus"];
                };
            };
        };
        responses: {
            /** @description The row as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardListing"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateReEngageDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Re-engage
                     * Format: date
                     * @example 2026-11-24
                     */
                    date_to_re_engage: string | null;
                };
            };
        };
        responses: {
            /** @description The row as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardListing"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCustomerTracker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracker. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerTracker"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteCustomerTracker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracker as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerTracker"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateCustomerTracker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    field: components["schemas"]["TrackerFieldName"];
                    /**
                     * Value
                     * @example Around $40,000 out the door
                     */
                    value: string | null;
                };
            };
        };
        responses: {
            /** @description The tracker as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerTracker"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTrackerChanges: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: components["schemas"]["Id"];
                /** @description How many. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackerChangePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateLastContactDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Last contact
                     * Format: date
                     * @example 2026-11-19
                     */
                    date_of_last_contact: string | null;
                };
            };
        };
        responses: {
            /** @description The tracker as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerTracker"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getJourney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journey as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journey"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getJourneyOfClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The client. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journey as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journey"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTimeline: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: components["schemas"]["Id"];
                /** @description How many. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the timeline. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelinePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: components["schemas"]["Id"];
                /** @description How many. */
                limit?: number;
                /** @description Only what is not read yet. */
                unread?: boolean;
            };
            header?: never;
            path: {
                /** @description One's own user id. */
                a: components["schemas"]["Id"];
                /** @description One's own role. */
                b: components["schemas"]["Role"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications. */
            200: {
                headers: {
                    "X-Unshowable": components["headers"]["Unshowable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One's own user id. */
                a: components["schemas"]["Id"];
                /** @description One's own role. */
                b: components["schemas"]["Role"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number unread. */
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
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Notification */
                    notification_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The notification, read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** User */
                    user_id: components["schemas"]["Id"];
                    role: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            /** @description How many were marked. */
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
    authorizePush: {
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
                     * Connection
                     * @description As the push service named it.
                     * @example 123456.7890123
                     */
                    socket_id: string;
                    /**
                     * Channel
                     * @example private-user-01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10
                     */
                    channel_name?: string;
                };
            };
        };
        responses: {
            /** @description What the connection shows to the push service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushAuthorization"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    askTogether: {
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
                     * Read
                     * @description Paths with their queries, of operations that read and answer with JSON.
                     */
                    paths: string[];
                    /**
                     * First
                     * @description What is done before anything is read.
                     */
                    first?: {
                        /**
                         * Path
                         * @description Of an operation that is called by POST.
                         * @example /chats/21/read
                         */
                        path: string;
                        /**
                         * Body
                         * @description JSON.
                         * @example {"seq": 7}
                         */
                        body: string;
                    };
                };
            };
        };
        responses: {
            /** @description The answers in the order of the calls, that of the change first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswersTogether"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSystemStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    backUpNow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    tryMailsAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemMails"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    settleMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemMails"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPublicSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicSettings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFirmSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmSettings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateFirmSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirmSettingsUpdate"];
            };
        };
        responses: {
            /** @description The settings as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmSettings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFrontDoor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts and choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontDoor"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateFrontDoor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FrontDoorUpdate"];
            };
        };
        responses: {
            /** @description The front door as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontDoor"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewFrontDoor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FrontDoorCreate"];
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Page
                         * @description Whole HTML.
                         */
                        html: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSupportRequests: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Status */
                    status?: components["schemas"]["SupportStatus"] | components["schemas"]["SupportStatus"][];
                    /** Topic */
                    topic?: components["schemas"]["SupportTopic"] | components["schemas"]["SupportTopic"][];
                    /** Owner */
                    owner_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Received after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Received before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "name" | "email" | "topic" | "status" | "answer_by" | "created_at",
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
            /** @description One page of support requests. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequest"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSupportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The support request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteSupportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The support request as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSupportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportRequestUpdate"];
            };
        };
        responses: {
            /** @description The support request as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setSupportRequestStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status: components["schemas"]["SupportStatus"];
                };
            };
        };
        responses: {
            /** @description The support request as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTaxRules: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** State */
                    state?: string | string[];
                    /** In use */
                    is_active?: boolean;
                    /** Example */
                    is_example?: boolean;
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "name" | "state" | "rate" | "effective_from" | "created_at" | "updated_at",
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
            /** @description One page of tax rules. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRule"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createTaxRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxRuleCreate"];
            };
        };
        responses: {
            /** @description The rule made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRule"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTaxRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRule"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteTaxRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRule"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateTaxRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxRuleUpdate"];
            };
        };
        responses: {
            /** @description The rule as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRule"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * File
                     * Format: binary
                     */
                    file: Blob;
                    purpose: components["schemas"]["FilePurpose"];
                };
            };
        };
        responses: {
            /** @description The file kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createUpload: {
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
                     * Name
                     * @example window-sticker.jpg
                     */
                    file_name: string;
                    /**
                     * Size
                     * @description In bytes.
                     * @example 4218880
                     */
                    size: number;
                    /** @description What the file is for, so that a wrong type is refused with the first part. */
                    purpose?: components["schemas"]["FilePurpose"];
                    /**
                     * Hash
                     * @description SHA-256 of the whole file, in hexadecimal; checked when all of it is here.
                     */
                    content_hash?: string;
                };
            };
        };
        responses: {
            /** @description The upload, and how much of it is here. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    discardUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    continueUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Offset
                     * @description Where the part begins in the file.
                     */
                    offset: number;
                    /**
                     * Part
                     * Format: binary
                     * @description The bytes.
                     */
                    part: Blob;
                };
            };
        };
        responses: {
            /** @description The upload as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFileAddress: {
        parameters: {
            query?: {
                /** @description The file itself or a small picture of it. */
                variant?: components["schemas"]["FileVariant"];
            };
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to fetch it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFileContent: {
        parameters: {
            query: {
                /** @description The file itself or a small picture of it. */
                variant?: components["schemas"]["FileVariant"];
                /** @description Proof that an authorised call gave the address to one person, and until when. */
                token: string;
            };
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, under the file's own type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": Blob;
                    "text/*": Blob;
                    "application/*": Blob;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getArchiveContent: {
        parameters: {
            query: {
                /** @description Proof that an authorised call gave the address to one person, and until when. */
                token: string;
            };
            header?: never;
            path: {
                /** @description The folder. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFiguresReport: {
        parameters: {
            query?: {
                /** @description Which period; left out where days are given. */
                period?: components["schemas"]["ReportPeriod"];
                /** @description First day of a period you choose; comes with the last. */
                from?: components["schemas"]["Day"];
                /** @description Its last day, five years later at most. */
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiguresReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRevenueReport: {
        parameters: {
            query?: {
                /** @description Which period; left out where days are given. */
                period?: components["schemas"]["ReportPeriod"];
                /** @description First day of a period you choose; comes with the last. */
                from?: components["schemas"]["Day"];
                /** @description Its last day, five years later at most. */
                to?: components["schemas"]["Day"];
            };
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
                    "application/json": components["schemas"]["RevenueReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /** @description Which month; left out for this one. */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getActivityReport: {
        parameters: {
            query: {
                /** @description What is counted. */
                measure: components["schemas"]["ReportMeasure"];
                /** @description Which period; left out where days are given. */
                period?: components["schemas"]["ReportPeriod"];
                /** @description First day of a period you choose; comes with the last. */
                from?: components["schemas"]["Day"];
                /** @description Its last day, five years later at most. */
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBreakdownReport: {
        parameters: {
            query: {
                /** @description What is counted, and by what. */
                breakdown: components["schemas"]["ReportBreakdown"];
                /** @description Which period; left out where days are given. */
                period?: components["schemas"]["ReportPeriod"];
                /** @description First day of a period you choose; comes with the last. */
                from?: components["schemas"]["Day"];
                /** @description Its last day, five years later at most. */
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BreakdownReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFunnelReport: {
        parameters: {
            query?: {
                /** @description Which period; left out where days are given. */
                period?: components["schemas"]["ReportPeriod"];
                /** @description First day of a period you choose; comes with the last. */
                from?: components["schemas"]["Day"];
                /** @description Its last day, five years later at most. */
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many came how far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunnelReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWorkloadReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkloadReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDealsReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealsReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getExportAddress: {
        parameters: {
            query?: {
                /** @description As the list itself takes it. */
                filter?: Record<string, unknown>;
                /** @description As the list itself takes it: the field to order by, then the direction. */
                sort?: string[];
            };
            header?: never;
            path: {
                /** @description The resource whose list is exported, by its name in this contract. */
                resource: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to fetch it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getExportContent: {
        parameters: {
            query: {
                /** @description Proof that an authorised call gave the address to one person, and until when; carries the filter and the sort. */
                token: string;
            };
            header?: never;
            path: {
                /** @description The resource whose list is exported, by its name in this contract. */
                resource: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each record: titles as headings, choices in words, money with two decimals, references by name where the caller may read them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Who */
                    actor_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Role */
                    actor_role?: components["schemas"]["Role"] | components["schemas"]["Role"][];
                    /** Area */
                    area?: components["schemas"]["AuditArea"] | components["schemas"]["AuditArea"][];
                    /**
                     * Action
                     * @description The operation’s name in this contract.
                     */
                    action?: string | string[];
                    /** Outcome */
                    outcome?: components["schemas"]["AuditOutcome"] | components["schemas"]["AuditOutcome"][];
                    /** About */
                    person_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /**
                     * Record
                     * @description The id of what it was done to.
                     */
                    target_id?: string | string[];
                    /** After */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "created_at" | "actor_id" | "area" | "action" | "outcome",
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
            /** @description One page of what was done. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAuditEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Owner */
                    owner_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Kind */
                    kind?: components["schemas"]["TaskKind"] | components["schemas"]["TaskKind"][];
                    /** Status */
                    status?: components["schemas"]["TaskStatus"] | components["schemas"]["TaskStatus"][];
                    /** Due from */
                    due_on_gte?: components["schemas"]["Day"];
                    /** Due until */
                    due_on_lte?: components["schemas"]["Day"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "title" | "kind" | "status" | "due_on" | "created_at" | "updated_at",
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
            /** @description One page of tasks. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreate"];
            };
        };
        responses: {
            /** @description The task as it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWeek: {
        parameters: {
            query?: {
                /** @description A day of the week wanted; without it the present one. */
                day?: components["schemas"]["Day"];
                /** @description Only clients and tasks of this advisor. */
                advisor_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Week"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskUpdate"];
            };
        };
        responses: {
            /** @description The task as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    finishTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reopenTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed, without its address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed with its address, which is shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCalendarFeedContent: {
        parameters: {
            query: {
                /** @description The address’s own. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": Blob;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Kind */
                    kind?: components["schemas"]["ContactKind"] | components["schemas"]["ContactKind"][];
                    /** From */
                    at_gte?: components["schemas"]["Instant"];
                    /** Until */
                    at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "at" | "kind" | "created_at" | "updated_at",
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
            /** @description One page of the contact log. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description The entry as it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The entry as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDealers: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /**
                     * Make
                     * @description Sells this make new.
                     */
                    make?: string | string[];
                    /**
                     * Near ZIP
                     * @description Nearest first where no order is given.
                     */
                    near?: components["schemas"]["ZipCode"] | components["schemas"]["ZipCode"][];
                    /**
                     * Within miles
                     * @description Of the ZIP given as near.
                     */
                    within?: number | number[];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "name" | "place" | "zip" | "phone" | "asked" | "answered" | "median_answer_minutes" | "distance" | "created_at" | "updated_at",
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
            /** @description One page of dealers. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dealer"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createDealer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerCreate"];
            };
        };
        responses: {
            /** @description The dealer as it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dealer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDealer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dealer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dealer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteDealer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dealer as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dealer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateDealer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerUpdate"];
            };
        };
        responses: {
            /** @description The dealer as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dealer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    mergeDealer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Into
                     * @description The dealer that stays.
                     */
                    into_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The dealer that stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dealer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBidRequests: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Link */
                    link_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Dealer */
                    dealer_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Status */
                    status?: components["schemas"]["BidRequestStatus"] | components["schemas"]["BidRequestStatus"][];
                    /** Due after */
                    due_at_gte?: components["schemas"]["Instant"];
                    /** Due before */
                    due_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "title" | "status" | "due_at" | "best_total" | "created_at" | "updated_at",
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
            /** @description One page of price requests. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidRequest"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createBidRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BidRequestCreate"];
            };
        };
        responses: {
            /** @description The price request, not sent yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBidRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateBidRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BidRequestUpdate"];
            };
        };
        responses: {
            /** @description The price request as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBidInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dealers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidInvitation"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addBidDealers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Dealers */
                    dealer_ids: string[];
                };
            };
        };
        responses: {
            /** @description The price request as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendBidRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price request as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startBidRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Price to beat
                     * Format: cents
                     * @description Out the Door.
                     * @example 3901140
                     */
                    target_total: number;
                    /**
                     * Answer by
                     * Format: date-time
                     * @example 2026-11-27T17:00:00.000Z
                     */
                    due_at: string;
                    /**
                     * Note to dealers
                     * @default null
                     * @example We can sign on Saturday.
                     */
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description The price request as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    extendBidRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Answer by
                     * Format: date-time
                     * @example 2026-11-27T17:00:00.000Z
                     */
                    due_at: string;
                };
            };
        };
        responses: {
            /** @description The price request as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    closeBidRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price request as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    enterBid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Dealer */
                    dealer_id: components["schemas"]["Id"];
                    source: components["schemas"]["BidSource"];
                    lines: components["schemas"]["BidLines"];
                    /**
                     * Documents
                     * @description Uploaded with the purpose “Price of a dealer”.
                     * @default []
                     */
                    file_ids?: string[];
                };
            };
        };
        responses: {
            /** @description The price request as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    declineForDealer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Dealer */
                    dealer_id: components["schemas"]["Id"];
                    /**
                     * Why not
                     * @default null
                     * @example No RAV4 Hybrid in Blueprint before January.
                     */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The price request as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    publishBids: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Dealers
                     * @description The last price of each is published.
                     */
                    dealer_ids: string[];
                    /**
                     * What changed
                     * @description One line for the client.
                     * @default null
                     * @example Two dealers came down in the second round.
                     */
                    remark?: string | null;
                };
            };
        };
        responses: {
            /** @description The price request as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBids: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked and what was bid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientBids"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBids: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked and what was bid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientBids"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    openDealerRequest: {
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
            /** @description What the dealer sees of it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveDealerDraft: {
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
                    draft: components["schemas"]["BidLines"];
                    /**
                     * Version seen
                     * @example 3
                     */
                    draft_version: number;
                };
            };
        };
        responses: {
            /** @description What the dealer sees of it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendDealerAnswer: {
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
                    lines: components["schemas"]["BidLines"];
                };
            };
        };
        responses: {
            /** @description What the dealer sees of it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    declineDealerRequest: {
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
                     * Why not
                     * @default null
                     * @example No RAV4 Hybrid in Blueprint before January.
                     */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description What the dealer sees of it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeDealerFile: {
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
                    /** File */
                    file_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description What the dealer sees of it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadDealerFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    token: components["schemas"]["SignedToken"];
                    /**
                     * File
                     * Format: binary
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description What the dealer sees of it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readVin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As typed. */
                vin: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VinFacts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listVehicleMakes: {
        parameters: {
            query?: {
                /** @description What is typed. */
                filter?: {
                    /** @example chevy */
                    q?: components["schemas"]["SearchText"];
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The makes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleMake"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listVehicleModels: {
        parameters: {
            query?: {
                /** @description What is typed, and what is known of the car. */
                filter?: {
                    /** @example crv */
                    q?: components["schemas"]["SearchText"];
                    /** Make */
                    make?: string | string[];
                    /** Year */
                    year?: number | number[];
                    /** Body styles */
                    body_style?: components["schemas"]["BodyStyle"][];
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleModel"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDeals: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Link */
                    link_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Status */
                    status?: components["schemas"]["DealStatus"] | components["schemas"]["DealStatus"][];
                    /**
                     * Rating up to
                     * @example 3
                     */
                    rating_lte?: number;
                    /** Accepted after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Accepted before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "title" | "status" | "agreed_total" | "delivery_at" | "savings" | "rating" | "created_at" | "updated_at",
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
            /** @description One page of deals. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setDealPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Paper
                     * @example insurance
                     */
                    paper_id: string;
                    /**
                     * Done
                     * @example true
                     */
                    is_done: boolean;
                    /**
                     * File
                     * Format: uuid
                     * @example null
                     */
                    file_id?: string | null;
                };
            };
        };
        responses: {
            /** @description The deal as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addDealPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Name
                     * @example Joint title form
                     */
                    label: string;
                    /**
                     * Hint
                     * @default null
                     * @example You both sign it at delivery.
                     */
                    hint?: string | null;
                    by: components["schemas"]["DealPaperBy"];
                };
            };
        };
        responses: {
            /** @description The deal as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    enterContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractLines"];
            };
        };
        responses: {
            /** @description The deal as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerDifference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Line
                     * @example other_fees Nitrogen tire fill
                     */
                    key: string;
                    answer: components["schemas"]["DifferenceAnswer"];
                    /**
                     * Reason
                     * @description Needed to accept it; the client reads it.
                     * @default null
                     * @example You asked for it on the lot.
                     */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The deal as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reviseDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * What changed
                     * @description One line for the client.
                     * @example You added all-weather mats.
                     */
                    remark: string;
                };
            };
        };
        responses: {
            /** @description The deal as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Your full name
                     * @description Typed as a signature.
                     * @example Hannah Okafor
                     */
                    name: string;
                    /**
                     * What was shown
                     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                     */
                    shown_hash: string;
                };
            };
        };
        responses: {
            /** @description The deal as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    offerDeliverySlots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Times */
                    slots: components["schemas"]["DeliverySlot"][];
                    /**
                     * What to bring
                     * @default []
                     */
                    bring?: string[];
                };
            };
        };
        responses: {
            /** @description The deal as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    pickDeliverySlot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Time
                     * @example 2
                     */
                    slot_id: string;
                };
            };
        };
        responses: {
            /** @description The deal as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deliverDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Final price */
                    final_price: components["schemas"]["Cents"];
                    /**
                     * Delivered on
                     * Format: date
                     * @description Leave empty for today.
                     * @example 2026-11-25
                     */
                    delivered_on?: string;
                };
            };
        };
        responses: {
            /** @description The deal as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Why
                     * @description The client reads it.
                     * @example The dealer sold the car this morning.
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The deal as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    rateDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * How did it go?
                     * @example 5
                     */
                    rating: number;
                    /**
                     * In your words
                     * @default null
                     * @example I walked in, signed, and drove home.
                     */
                    words?: string | null;
                };
            };
        };
        responses: {
            /** @description The deal as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDealChecks: {
        parameters: {
            query?: {
                /** @description Only rows that match every field given; one value or a list of values for each. */
                filter?: {
                    /** Id */
                    id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    q?: components["schemas"]["SearchText"];
                    /** Client */
                    user_id?: components["schemas"]["Id"] | components["schemas"]["Id"][];
                    /** Status */
                    status?: components["schemas"]["DealCheckStatus"] | components["schemas"]["DealCheckStatus"][];
                    /** Sent after */
                    created_at_gte?: components["schemas"]["Instant"];
                    /** Sent before */
                    created_at_lte?: components["schemas"]["Instant"];
                };
                /** @description The field to order by, then the direction. */
                sort?: [
                    "id" | "title" | "status" | "total" | "created_at" | "updated_at",
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
            /** @description One page of deal checks. */
            200: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Unshowable": components["headers"]["Unshowable"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealCheck"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendDealCheck: {
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
                     * Car
                     * @description Year, make, model and trim.
                     * @example 2025 Honda CR-V Hybrid Sport Touring
                     */
                    title: string;
                    /**
                     * Dealer
                     * @default null
                     * @example Tillman Honda
                     */
                    dealer?: string | null;
                    paper: components["schemas"]["CheckedPaper"];
                    /**
                     * Note
                     * @description What we should know.
                     * @default null
                     * @example They want an answer by Saturday.
                     */
                    note?: string | null;
                    attachment_ids?: components["schemas"]["AttachmentIds"];
                    /**
                     * Typed lines
                     * @default null
                     */
                    lines?: components["schemas"]["ContractLines"] | null;
                };
            };
        };
        responses: {
            /** @description The deal check made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealCheck"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDealCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealCheck"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addDealCheckVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperToCheck"];
            };
        };
        responses: {
            /** @description The deal check as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealCheck"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    beginDealCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal check as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealCheck"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveDealCheckReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealCheckReview"];
            };
        };
        responses: {
            /** @description The deal check as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealCheck"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerDealCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealCheckReview"];
            };
        };
        responses: {
            /** @description The deal check as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealCheck"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDealCheckPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDealCheckPdfContent: {
        parameters: {
            query: {
                /** @description Proof that an authorised call gave the address to one person, and until when. */
                token: string;
            };
            header?: never;
            path: {
                /** @description Which row; an unknown one and somebody else's are both answered with 404. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
export type OperationId = keyof operations;
