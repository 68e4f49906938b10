// Written by `npm run generate` from openapi/. Do not edit.
import type { Role, NotificationKind, TargetKind, UserStatus, ContactWay, ContactTime, TokenPurpose, SupportTopic, SortOrder, CouponKind, CouponStatus, CouponRefusal, CouponUsageState, OnboardingStep, OnboardingSource, FunnelStage, PaymentStatus, PaymentKind, PaymentProvider, PaymentWait, ChecklistStatus, PurchaseMethod, CreditTier, VehicleCondition, BodyStyle, Drivetrain, Transmission, FuelKind, OptionWish, DeliveryWish, TradeInCondition, StepInProcess, ComplaintStatus, ComplaintCategory, ComplaintEntryKind, ChatKind, ChatEmployeeStatus, ChatClientStatus, LinkTier, LinkImportOutcome, LinkStatus, LinkReason, ResearchVerdict, TitleStatus, TaxBase, WorksheetWarning, LinkEventKind, FeeKind, NoteStatus, ReEngage, UrgencyKind, TrackerTopic, JourneyStep, JourneyStepState, TurnKind, Mode, AssignmentRule, SupportStatus, FilePurpose, FileVariant, ReportPeriod, ReportUnit, AuditArea, AuditOutcome } from './api.ts';
import type { Tone } from '../engine/contract/descriptor.ts';

/** Role: Who somebody is to the firm. */
export const roleValues = ["admin","employee","client"] as const;
/** The words people read. */
export const roleWords: Readonly<Record<Role, string>> = {
  "admin": "Admin",
  "employee": "Advisor",
  "client": "Client"
};
export const roleTones: Readonly<Partial<Record<Role, Tone>>> = {
  "admin": "accent",
  "employee": "info",
  "client": "neutral"
};

/** Kind: What happened, as people choose how they are told of it. A new kind stands here and in the table of effects (server/events). */
export const notificationKindValues = ["payment_succeeded","payment_failed","onboarding_resumed","checklist_submitted","checklist_changes_requested","advisor_assigned","links_published","link_choice_made","research_posted","otd_received","otd_accepted","link_unavailable","link_moved","message_new","file_shared","file_uploaded","complaint_opened","complaint_updated","re_engage_due","account_suspended"] as const;
/** The words people read. */
export const notificationKindWords: Readonly<Record<NotificationKind, string>> = {
  "payment_succeeded": "Payment received",
  "payment_failed": "Payment failed",
  "onboarding_resumed": "Onboarding resumed",
  "checklist_submitted": "Checklist submitted",
  "checklist_changes_requested": "Checklist changes asked for",
  "advisor_assigned": "Advisor assigned",
  "links_published": "New links",
  "link_choice_made": "Client decided on a link",
  "research_posted": "Research report posted",
  "otd_received": "OTD price received",
  "otd_accepted": "OTD price accepted",
  "link_unavailable": "Link no longer available",
  "link_moved": "Link moved",
  "message_new": "New message",
  "file_shared": "File shared",
  "file_uploaded": "File uploaded",
  "complaint_opened": "Complaint opened",
  "complaint_updated": "Complaint updated",
  "re_engage_due": "Re-engage date due",
  "account_suspended": "Account suspended"
};
export const notificationKindTones: Readonly<Partial<Record<NotificationKind, Tone>>> = {
  "payment_succeeded": "success",
  "payment_failed": "error",
  "onboarding_resumed": "info",
  "checklist_submitted": "turn",
  "checklist_changes_requested": "turn",
  "advisor_assigned": "info",
  "links_published": "turn",
  "link_choice_made": "turn",
  "research_posted": "turn",
  "otd_received": "turn",
  "otd_accepted": "success",
  "link_unavailable": "warning",
  "link_moved": "info",
  "message_new": "turn",
  "file_shared": "info",
  "file_uploaded": "info",
  "complaint_opened": "turn",
  "complaint_updated": "info",
  "re_engage_due": "turn",
  "account_suspended": "error"
};
/** Sets of its values. */
export const notificationKindSets = {
  "client": [
    "links_published",
    "research_posted",
    "otd_received",
    "link_moved",
    "link_unavailable",
    "message_new",
    "file_shared",
    "checklist_changes_requested",
    "advisor_assigned",
    "complaint_updated",
    "payment_succeeded",
    "payment_failed"
  ],
  "staff": [
    "checklist_submitted",
    "link_choice_made",
    "otd_accepted",
    "message_new",
    "file_uploaded",
    "re_engage_due",
    "advisor_assigned",
    "complaint_opened",
    "complaint_updated",
    "payment_succeeded",
    "payment_failed",
    "onboarding_resumed",
    "account_suspended"
  ],
  "mailed": [
    "payment_succeeded",
    "payment_failed",
    "checklist_changes_requested",
    "advisor_assigned",
    "links_published",
    "research_posted",
    "otd_received",
    "link_moved",
    "complaint_updated"
  ]
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>;

/** About: What sort of record a notification or timeline entry leads to. */
export const targetKindValues = ["user","onboarding","payment","preferences","link","listing","chat","folder","complaint","dashboard_listing","support_request","coupon"] as const;
/** The words people read. */
export const targetKindWords: Readonly<Record<TargetKind, string>> = {
  "user": "Person",
  "onboarding": "Onboarding",
  "payment": "Payment",
  "preferences": "Checklist",
  "link": "Link",
  "listing": "Listing",
  "chat": "Chat",
  "folder": "Folder",
  "complaint": "Complaint",
  "dashboard_listing": "Work table row",
  "support_request": "Support request",
  "coupon": "Coupon"
};

/** Status: How an account stands. */
export const userStatusValues = ["invited","active","suspended","closed"] as const;
/** The words people read. */
export const userStatusWords: Readonly<Record<UserStatus, string>> = {
  "invited": "Invited",
  "active": "Active",
  "suspended": "Suspended",
  "closed": "Closed"
};
export const userStatusTones: Readonly<Partial<Record<UserStatus, Tone>>> = {
  "invited": "info",
  "active": "success",
  "suspended": "error",
  "closed": "neutral"
};

/** Best way: How the client likes to be reached. */
export const contactWayValues = ["chat","phone","text","email"] as const;
/** The words people read. */
export const contactWayWords: Readonly<Record<ContactWay, string>> = {
  "chat": "Chat",
  "phone": "Phone",
  "text": "Text message",
  "email": "E-mail"
};

/** Best time: When somebody likes to be called. */
export const contactTimeValues = ["morning","afternoon","evening","any"] as const;
/** The words people read. */
export const contactTimeWords: Readonly<Record<ContactTime, string>> = {
  "morning": "Morning",
  "afternoon": "Afternoon",
  "evening": "Evening",
  "any": "Any time"
};

/** For: What a token of a mail is for. */
export const tokenPurposeValues = ["reset_password","accept_invitation"] as const;
/** The words people read. */
export const tokenPurposeWords: Readonly<Record<TokenPurpose, string>> = {
  "reset_password": "Reset password",
  "accept_invitation": "Accept invitation"
};

/** Topic: What a question to the firm is about. */
export const supportTopicValues = ["account","payment","packages","advisor","technical","other"] as const;
/** The words people read. */
export const supportTopicWords: Readonly<Record<SupportTopic, string>> = {
  "account": "My account",
  "payment": "A payment",
  "packages": "Packages and prices",
  "advisor": "My advisor",
  "technical": "Something does not work",
  "other": "Something else"
};

/** Order: Rising or falling. */
export const sortOrderValues = ["ASC","DESC"] as const;
/** The words people read. */
export const sortOrderWords: Readonly<Record<SortOrder, string>> = {
  "ASC": "Ascending",
  "DESC": "Descending"
};

/** Kind: Whether the value is a share of the price or an amount off it. */
export const couponKindValues = ["percent","amount"] as const;
/** The words people read. */
export const couponKindWords: Readonly<Record<CouponKind, string>> = {
  "percent": "Percent",
  "amount": "Amount"
};

/** Status: Whether the code holds today. */
export const couponStatusValues = ["active","scheduled","expired","used_up","off"] as const;
/** The words people read. */
export const couponStatusWords: Readonly<Record<CouponStatus, string>> = {
  "active": "Active",
  "scheduled": "Scheduled",
  "expired": "Expired",
  "used_up": "Used up",
  "off": "Off"
};
export const couponStatusTones: Readonly<Partial<Record<CouponStatus, Tone>>> = {
  "active": "success",
  "scheduled": "info",
  "expired": "neutral",
  "used_up": "error",
  "off": "neutral"
};

/** Reason: Why a coupon does not hold. */
export const couponRefusalValues = ["unknown","inactive","not_started","expired","exhausted","used_by_user","below_minimum","wrong_package"] as const;
/** The words people read. */
export const couponRefusalWords: Readonly<Record<CouponRefusal, string>> = {
  "unknown": "We do not know this code.",
  "inactive": "This code is not in use.",
  "not_started": "This code does not hold yet.",
  "expired": "This code has ended.",
  "exhausted": "This code is used up.",
  "used_by_user": "You have used this code already.",
  "below_minimum": "This code holds for a higher package price.",
  "wrong_package": "This code does not hold for this package."
};

/** State: A coupon is held while somebody pays, then used, or free again after 30 minutes. */
export const couponUsageStateValues = ["reserved","consumed","released"] as const;
/** The words people read. */
export const couponUsageStateWords: Readonly<Record<CouponUsageState, string>> = {
  "reserved": "Held",
  "consumed": "Used",
  "released": "Free again"
};
export const couponUsageStateTones: Readonly<Partial<Record<CouponUsageState, Tone>>> = {
  "reserved": "warning",
  "consumed": "success",
  "released": "neutral"
};

/** Step: How far somebody has come on the way to an account. */
export const onboardingStepValues = ["incomplete","payment","payment_success","discarded"] as const;
/** The words people read. */
export const onboardingStepWords: Readonly<Record<OnboardingStep, string>> = {
  "incomplete": "Not complete",
  "payment": "At the payment",
  "payment_success": "Paid",
  "discarded": "Discarded"
};
export const onboardingStepTones: Readonly<Partial<Record<OnboardingStep, Tone>>> = {
  "incomplete": "turn",
  "payment": "warning",
  "payment_success": "success",
  "discarded": "neutral"
};

/** Begun by: Whether the client signed up alone or staff did it with them. */
export const onboardingSourceValues = ["self","assisted"] as const;
/** The words people read. */
export const onboardingSourceWords: Readonly<Record<OnboardingSource, string>> = {
  "self": "The client",
  "assisted": "With staff"
};
export const onboardingSourceTones: Readonly<Partial<Record<OnboardingSource, Tone>>> = {
  "self": "neutral",
  "assisted": "info"
};

/** Come as far as: How far somebody has come between beginning to sign up and driving away. */
export const funnelStageValues = ["prospect","paid","checklist","links","accepted","delivered"] as const;
/** The words people read. */
export const funnelStageWords: Readonly<Record<FunnelStage, string>> = {
  "prospect": "Prospect",
  "paid": "Paid",
  "checklist": "Checklist",
  "links": "Links",
  "accepted": "Accepted",
  "delivered": "Delivered"
};

/** Status: How a payment stands. */
export const paymentStatusValues = ["pending","requires_action","succeeded","failed","partly_refunded","refunded"] as const;
/** The words people read. */
export const paymentStatusWords: Readonly<Record<PaymentStatus, string>> = {
  "pending": "Not paid yet",
  "requires_action": "Needs confirmation",
  "succeeded": "Paid",
  "failed": "Failed",
  "partly_refunded": "Partly refunded",
  "refunded": "Refunded"
};
export const paymentStatusTones: Readonly<Partial<Record<PaymentStatus, Tone>>> = {
  "pending": "neutral",
  "requires_action": "warning",
  "succeeded": "success",
  "failed": "error",
  "partly_refunded": "info",
  "refunded": "neutral"
};

/** Kind: What was paid for. */
export const paymentKindValues = ["package","upgrade"] as const;
/** The words people read. */
export const paymentKindWords: Readonly<Record<PaymentKind, string>> = {
  "package": "Package",
  "upgrade": "Upgrade"
};

/** Paid by: Who took the money. The test card desk moves none. */
export const paymentProviderValues = ["test_card_desk","stripe","none"] as const;
/** The words people read. */
export const paymentProviderWords: Readonly<Record<PaymentProvider, string>> = {
  "test_card_desk": "Test card desk (no money moves)",
  "stripe": "Card",
  "none": "Coupon"
};

/** Waits for: Who has to confirm a payment that was sent and is not confirmed yet. */
export const paymentWaitValues = ["payer","bank"] as const;
/** The words people read. */
export const paymentWaitWords: Readonly<Record<PaymentWait, string>> = {
  "payer": "Your confirmation",
  "bank": "The bank's answer"
};

/** Status: Where the checklist stands. */
export const checklistStatusValues = ["draft","submitted","changes_requested"] as const;
/** The words people read. */
export const checklistStatusWords: Readonly<Record<ChecklistStatus, string>> = {
  "draft": "Draft",
  "submitted": "Submitted",
  "changes_requested": "Changes asked for"
};
export const checklistStatusTones: Readonly<Partial<Record<ChecklistStatus, Tone>>> = {
  "draft": "neutral",
  "submitted": "success",
  "changes_requested": "turn"
};

/** Paying by: How the car is paid for. */
export const purchaseMethodValues = ["cash","finance","lease"] as const;
/** The words people read. */
export const purchaseMethodWords: Readonly<Record<PurchaseMethod, string>> = {
  "cash": "Cash",
  "finance": "Finance",
  "lease": "Lease"
};

/** Credit: As the client sees it; no number is asked. */
export const creditTierValues = ["excellent","good","fair","rebuilding","unsure"] as const;
/** The words people read. */
export const creditTierWords: Readonly<Record<CreditTier, string>> = {
  "excellent": "Excellent (740 and up)",
  "good": "Good (670 to 739)",
  "fair": "Fair (580 to 669)",
  "rebuilding": "Rebuilding (under 580)",
  "unsure": "Not sure"
};

/** Condition: Whether the car had an owner, and who vouches for it. */
export const vehicleConditionValues = ["new","used","certified"] as const;
/** The words people read. */
export const vehicleConditionWords: Readonly<Record<VehicleCondition, string>> = {
  "new": "New",
  "used": "Used",
  "certified": "Certified pre-owned"
};

/** Body style: The shape of the car. */
export const bodyStyleValues = ["sedan","suv","truck","minivan","hatchback","wagon","coupe","convertible","van"] as const;
/** The words people read. */
export const bodyStyleWords: Readonly<Record<BodyStyle, string>> = {
  "sedan": "Sedan",
  "suv": "SUV",
  "truck": "Truck",
  "minivan": "Minivan",
  "hatchback": "Hatchback",
  "wagon": "Wagon",
  "coupe": "Coupe",
  "convertible": "Convertible",
  "van": "Van"
};

/** Drivetrain: Which wheels are driven. */
export const drivetrainValues = ["fwd","rwd","awd","four_wd"] as const;
/** The words people read. */
export const drivetrainWords: Readonly<Record<Drivetrain, string>> = {
  "fwd": "Front-wheel drive",
  "rwd": "Rear-wheel drive",
  "awd": "All-wheel drive",
  "four_wd": "Four-wheel drive"
};

/** Transmission: How gears are changed. */
export const transmissionValues = ["automatic","manual","any"] as const;
/** The words people read. */
export const transmissionWords: Readonly<Record<Transmission, string>> = {
  "automatic": "Automatic",
  "manual": "Manual",
  "any": "Either"
};

/** Fuel: What the car runs on. */
export const fuelKindValues = ["gas","hybrid","plug_in_hybrid","electric","diesel"] as const;
/** The words people read. */
export const fuelKindWords: Readonly<Record<FuelKind, string>> = {
  "gas": "Gas",
  "hybrid": "Hybrid",
  "plug_in_hybrid": "Plug-in hybrid",
  "electric": "Electric",
  "diesel": "Diesel"
};

/** How much: How much an option matters. */
export const optionWishValues = ["must","nice","never"] as const;
/** The words people read. */
export const optionWishWords: Readonly<Record<OptionWish, string>> = {
  "must": "Must have",
  "nice": "Nice to have",
  "never": "Never"
};

/** Getting it: How the car gets to the client. */
export const deliveryWishValues = ["pick_up","delivery","either"] as const;
/** The words people read. */
export const deliveryWishWords: Readonly<Record<DeliveryWish, string>> = {
  "pick_up": "I pick it up",
  "delivery": "Delivered to me",
  "either": "Either"
};

/** Condition: As you see it. */
export const tradeInConditionValues = ["excellent","good","fair","poor"] as const;
/** The words people read. */
export const tradeInConditionWords: Readonly<Record<TradeInCondition, string>> = {
  "excellent": "Excellent",
  "good": "Good",
  "fair": "Fair",
  "poor": "Poor"
};

/** Step in process: How far the work for the client has come. */
export const stepInProcessValues = ["new_request","intake_review","searching","links_sent","researching","negotiating","offer_accepted","paperwork","delivered","on_hold","closed_lost"] as const;
/** The words people read. */
export const stepInProcessWords: Readonly<Record<StepInProcess, string>> = {
  "new_request": "New request",
  "intake_review": "Intake review",
  "searching": "Searching",
  "links_sent": "Links sent",
  "researching": "Researching",
  "negotiating": "Negotiating",
  "offer_accepted": "Offer accepted",
  "paperwork": "Paperwork",
  "delivered": "Delivered",
  "on_hold": "On hold",
  "closed_lost": "Closed, lost"
};
export const stepInProcessTones: Readonly<Partial<Record<StepInProcess, Tone>>> = {
  "new_request": "turn",
  "intake_review": "info",
  "searching": "info",
  "links_sent": "neutral",
  "researching": "info",
  "negotiating": "info",
  "offer_accepted": "accent",
  "paperwork": "accent",
  "delivered": "success",
  "on_hold": "warning",
  "closed_lost": "neutral"
};

/** Status: How far the complaint has come. */
export const complaintStatusValues = ["submitted","in_progress","waiting_on_client","resolved","closed","withdrawn"] as const;
/** The words people read. */
export const complaintStatusWords: Readonly<Record<ComplaintStatus, string>> = {
  "submitted": "Submitted",
  "in_progress": "In progress",
  "waiting_on_client": "Waiting on client",
  "resolved": "Resolved",
  "closed": "Closed",
  "withdrawn": "Withdrawn"
};
export const complaintStatusTones: Readonly<Partial<Record<ComplaintStatus, Tone>>> = {
  "submitted": "turn",
  "in_progress": "info",
  "waiting_on_client": "neutral",
  "resolved": "success",
  "closed": "neutral",
  "withdrawn": "neutral"
};

/** Category: What it is about. */
export const complaintCategoryValues = ["advisor","listing","price","payment","delay","other"] as const;
/** The words people read. */
export const complaintCategoryWords: Readonly<Record<ComplaintCategory, string>> = {
  "advisor": "My advisor",
  "listing": "A car or listing",
  "price": "A price",
  "payment": "A payment",
  "delay": "Waiting too long",
  "other": "Something else"
};

/** Kind: What sort of entry it is. */
export const complaintEntryKindValues = ["opened","reply","status_changed","assigned"] as const;
/** The words people read. */
export const complaintEntryKindWords: Readonly<Record<ComplaintEntryKind, string>> = {
  "opened": "Complaint made",
  "reply": "Reply",
  "status_changed": "Status changed",
  "assigned": "Assigned"
};

/** Kind: With the client's advisor, or with the desk. */
export const chatKindValues = ["advisor","desk"] as const;
/** The words people read. */
export const chatKindWords: Readonly<Record<ChatKind, string>> = {
  "advisor": "Advisor",
  "desk": "Desk"
};
export const chatKindTones: Readonly<Partial<Record<ChatKind, Tone>>> = {
  "advisor": "neutral",
  "desk": "info"
};

/** Status: What the chat asks of staff. */
export const chatEmployeeStatusValues = ["needs_reply","waiting_on_client","snoozed","resolved"] as const;
/** The words people read. */
export const chatEmployeeStatusWords: Readonly<Record<ChatEmployeeStatus, string>> = {
  "needs_reply": "Needs reply",
  "waiting_on_client": "Waiting on client",
  "snoozed": "Snoozed",
  "resolved": "Resolved"
};
export const chatEmployeeStatusTones: Readonly<Partial<Record<ChatEmployeeStatus, Tone>>> = {
  "needs_reply": "turn",
  "waiting_on_client": "neutral",
  "snoozed": "info",
  "resolved": "success"
};

/** Status: How the chat stands for the client. */
export const chatClientStatusValues = ["new_reply","waiting_on_advisor","up_to_date"] as const;
/** The words people read. */
export const chatClientStatusWords: Readonly<Record<ChatClientStatus, string>> = {
  "new_reply": "New reply",
  "waiting_on_advisor": "Waiting on your advisor",
  "up_to_date": "Up to date"
};
export const chatClientStatusTones: Readonly<Partial<Record<ChatClientStatus, Tone>>> = {
  "new_reply": "turn",
  "waiting_on_advisor": "neutral",
  "up_to_date": "success"
};

/** Tier: How strongly the advisor recommends it. */
export const linkTierValues = ["top_pick","strong","alternative","stretch"] as const;
/** The words people read. */
export const linkTierWords: Readonly<Record<LinkTier, string>> = {
  "top_pick": "Top pick",
  "strong": "Strong",
  "alternative": "Alternative",
  "stretch": "Stretch"
};
export const linkTierTones: Readonly<Partial<Record<LinkTier, Tone>>> = {
  "top_pick": "accent",
  "strong": "accent",
  "alternative": "neutral",
  "stretch": "neutral"
};

/** Outcome: What became of one row of an import. */
export const linkImportOutcomeValues = ["created","duplicate","invalid"] as const;
/** The words people read. */
export const linkImportOutcomeWords: Readonly<Record<LinkImportOutcome, string>> = {
  "created": "Added",
  "duplicate": "There already",
  "invalid": "Needs a look"
};
export const linkImportOutcomeTones: Readonly<Partial<Record<LinkImportOutcome, Tone>>> = {
  "created": "success",
  "duplicate": "warning",
  "invalid": "error"
};

/** Status: How far the client and the advisor have come with this link (the three choices). */
export const linkStatusValues = ["proposed","research_requested","researched","otd_requested","otd_received","accepted","purchased","rejected","unavailable"] as const;
/** The words people read. */
export const linkStatusWords: Readonly<Record<LinkStatus, string>> = {
  "proposed": "Proposed",
  "research_requested": "Research asked for",
  "researched": "Research is in",
  "otd_requested": "OTD price asked for",
  "otd_received": "OTD price is in",
  "accepted": "Price accepted",
  "purchased": "Purchased",
  "rejected": "Rejected",
  "unavailable": "Unavailable"
};
export const linkStatusTones: Readonly<Partial<Record<LinkStatus, Tone>>> = {
  "proposed": "turn",
  "research_requested": "info",
  "researched": "turn",
  "otd_requested": "info",
  "otd_received": "turn",
  "accepted": "accent",
  "purchased": "success",
  "rejected": "neutral",
  "unavailable": "neutral"
};
/** Who has to act next. */
export const linkStatusTurns: Readonly<Partial<Record<LinkStatus, 'client' | 'staff'>>> = {
  "proposed": "client",
  "researched": "client",
  "otd_received": "client",
  "research_requested": "staff",
  "otd_requested": "staff",
  "accepted": "staff"
};

/** Reason: Why a link was rejected or is no longer available. */
export const linkReasonValues = ["price","miles","colour","features","distance","seller","sold","withdrawn","other"] as const;
/** The words people read. */
export const linkReasonWords: Readonly<Record<LinkReason, string>> = {
  "price": "Price",
  "miles": "Miles",
  "colour": "Color",
  "features": "Features",
  "distance": "Distance",
  "seller": "Seller",
  "sold": "Sold",
  "withdrawn": "Taken off the market",
  "other": "Something else"
};

/** Verdict: What the advisor makes of it. */
export const researchVerdictValues = ["go_ahead","with_care","pass"] as const;
/** The words people read. */
export const researchVerdictWords: Readonly<Record<ResearchVerdict, string>> = {
  "go_ahead": "Go ahead",
  "with_care": "Go ahead with care",
  "pass": "Better not"
};
export const researchVerdictTones: Readonly<Partial<Record<ResearchVerdict, Tone>>> = {
  "go_ahead": "success",
  "with_care": "warning",
  "pass": "error"
};

/** Title: What the car's title says. */
export const titleStatusValues = ["clean","rebuilt","salvage","lemon","unknown"] as const;
/** The words people read. */
export const titleStatusWords: Readonly<Record<TitleStatus, string>> = {
  "clean": "Clean",
  "rebuilt": "Rebuilt",
  "salvage": "Salvage",
  "lemon": "Lemon law buyback",
  "unknown": "Not known"
};
export const titleStatusTones: Readonly<Partial<Record<TitleStatus, Tone>>> = {
  "clean": "success",
  "rebuilt": "warning",
  "salvage": "error",
  "lemon": "error",
  "unknown": "neutral"
};

/** Tax on: What the tax is taken of. */
export const taxBaseValues = ["price","price_less_trade"] as const;
/** The words people read. */
export const taxBaseWords: Readonly<Record<TaxBase, string>> = {
  "price": "The price",
  "price_less_trade": "The price less the trade-in"
};

/** Worth a look: What looks wrong in a quote without stopping it. */
export const worksheetWarningValues = ["doc_fee_over_cap","example_rule","trade_credit_capped","local_tax_capped","discount_over_price"] as const;
/** The words people read. */
export const worksheetWarningWords: Readonly<Record<WorksheetWarning, string>> = {
  "doc_fee_over_cap": "The doc fee is above what the rule allows.",
  "example_rule": "The tax rule is an example, not checked by the firm.",
  "trade_credit_capped": "Only part of the trade-in lowers the tax.",
  "local_tax_capped": "The local tax counts only up to its cap.",
  "discount_over_price": "The reductions are larger than the price."
};
export const worksheetWarningTones: Readonly<Partial<Record<WorksheetWarning, Tone>>> = {
  "doc_fee_over_cap": "warning",
  "example_rule": "info",
  "trade_credit_capped": "info",
  "local_tax_capped": "info",
  "discount_over_price": "error"
};

/** Kind: What happened to the link. */
export const linkEventKindValues = ["added","published","hidden","moved","report_posted","worksheet_added","final_price_recorded","edited"] as const;
/** The words people read. */
export const linkEventKindWords: Readonly<Record<LinkEventKind, string>> = {
  "added": "Added",
  "published": "Published",
  "hidden": "Hidden",
  "moved": "Moved on",
  "report_posted": "Research report posted",
  "worksheet_added": "OTD worksheet added",
  "final_price_recorded": "Final price recorded",
  "edited": "Edited"
};

/** Kind of fee: A fee that stands on every worksheet. */
export const feeKindValues = ["doc_fee","title","registration","inspection"] as const;
/** The words people read. */
export const feeKindWords: Readonly<Record<FeeKind, string>> = {
  "doc_fee": "Doc fee",
  "title": "Title",
  "registration": "Registration",
  "inspection": "Inspection"
};

/** Note status: Whose move it is, as the advisor notes it. */
export const noteStatusValues = ["none","to_do","waiting_on_client","waiting_on_seller","done"] as const;
/** The words people read. */
export const noteStatusWords: Readonly<Record<NoteStatus, string>> = {
  "none": "None",
  "to_do": "To do",
  "waiting_on_client": "Waiting on client",
  "waiting_on_seller": "Waiting on seller",
  "done": "Done"
};
export const noteStatusTones: Readonly<Partial<Record<NoteStatus, Tone>>> = {
  "none": "neutral",
  "to_do": "turn",
  "waiting_on_client": "neutral",
  "waiting_on_seller": "info",
  "done": "success"
};

/** Re-engage: Whether it is time to get in touch. */
export const reEngageValues = ["overdue","today","later","none"] as const;
/** The words people read. */
export const reEngageWords: Readonly<Record<ReEngage, string>> = {
  "overdue": "Overdue",
  "today": "Today",
  "later": "Later",
  "none": "No date"
};
export const reEngageTones: Readonly<Partial<Record<ReEngage, Tone>>> = {
  "overdue": "error",
  "today": "turn",
  "later": "neutral",
  "none": "neutral"
};

/** What for: Why a client needs somebody now. */
export const urgencyKindValues = ["message_waiting","price_accepted","otd_asked","research_asked","checklist_submitted","re_engage_overdue","re_engage_today"] as const;
/** The words people read. */
export const urgencyKindWords: Readonly<Record<UrgencyKind, string>> = {
  "message_waiting": "Message waiting",
  "price_accepted": "Accepted a price",
  "otd_asked": "Asked for OTD",
  "research_asked": "Asked for research",
  "checklist_submitted": "Checklist submitted",
  "re_engage_overdue": "Re-engage overdue",
  "re_engage_today": "Re-engage today"
};
export const urgencyKindTones: Readonly<Partial<Record<UrgencyKind, Tone>>> = {
  "message_waiting": "turn",
  "price_accepted": "turn",
  "otd_asked": "turn",
  "research_asked": "turn",
  "checklist_submitted": "turn",
  "re_engage_overdue": "error",
  "re_engage_today": "turn"
};

/** Topic: The fields every tracker offers; others may be named freely. */
export const trackerTopicValues = ["budget","timeline","hot_buttons","objections","trade_in","financing","next_step"] as const;
/** The words people read. */
export const trackerTopicWords: Readonly<Record<TrackerTopic, string>> = {
  "budget": "Budget",
  "timeline": "Timeline",
  "hot_buttons": "Hot buttons",
  "objections": "Objections",
  "trade_in": "Trade-in",
  "financing": "Financing",
  "next_step": "Next step"
};

/** Step of the journey: What a client goes through, from choosing a package to driving home. */
export const journeyStepValues = ["package","checklist","advisor","links","research_and_otd","accepted","delivered"] as const;
/** The words people read. */
export const journeyStepWords: Readonly<Record<JourneyStep, string>> = {
  "package": "Package",
  "checklist": "Checklist",
  "advisor": "Advisor",
  "links": "Links",
  "research_and_otd": "Research and OTD",
  "accepted": "Accepted",
  "delivered": "Delivered"
};

/** State of a step: How far one step of the journey is. */
export const journeyStepStateValues = ["done","now","next"] as const;
/** The words people read. */
export const journeyStepStateWords: Readonly<Record<JourneyStepState, string>> = {
  "done": "Done",
  "now": "Now",
  "next": "To come"
};
export const journeyStepStateTones: Readonly<Partial<Record<JourneyStepState, Tone>>> = {
  "done": "success",
  "now": "turn",
  "next": "neutral"
};

/** Your turn: What waits for the client. */
export const turnKindValues = ["decide_links","answer_chat","start_checklist","finish_checklist","change_checklist","answer_complaint"] as const;
/** The words people read. */
export const turnKindWords: Readonly<Record<TurnKind, string>> = {
  "decide_links": "Decide on links",
  "answer_chat": "Answer your advisor",
  "start_checklist": "Start the checklist",
  "finish_checklist": "Finish the checklist",
  "change_checklist": "Change the checklist",
  "answer_complaint": "Answer on a complaint"
};

/** Mode: Demo data, mailbox page and test card desk exist in demo mode alone. */
export const modeValues = ["demo","production"] as const;
/** The words people read. */
export const modeWords: Readonly<Record<Mode, string>> = {
  "demo": "Demo",
  "production": "Production"
};

/** Assignment rule: Who takes a new request on. */
export const assignmentRuleValues = ["least_loaded","manual"] as const;
/** The words people read. */
export const assignmentRuleWords: Readonly<Record<AssignmentRule, string>> = {
  "least_loaded": "The advisor with the fewest clients",
  "manual": "An admin decides"
};

/** Status: How far a support request has come. */
export const supportStatusValues = ["open","in_progress","answered","closed"] as const;
/** The words people read. */
export const supportStatusWords: Readonly<Record<SupportStatus, string>> = {
  "open": "Open",
  "in_progress": "In progress",
  "answered": "Answered",
  "closed": "Closed"
};
export const supportStatusTones: Readonly<Partial<Record<SupportStatus, Tone>>> = {
  "open": "turn",
  "in_progress": "info",
  "answered": "success",
  "closed": "neutral"
};

/** Purpose: What the file is for. */
export const filePurposeValues = ["folder","chat","complaint","trade_in","listing","avatar"] as const;
/** The words people read. */
export const filePurposeWords: Readonly<Record<FilePurpose, string>> = {
  "folder": "Shared folder",
  "chat": "Chat",
  "complaint": "Complaint",
  "trade_in": "Trade-in photo",
  "listing": "Listing photo",
  "avatar": "Portrait"
};

/** Variant: Which form of a file is wanted. */
export const fileVariantValues = ["original","preview"] as const;
/** The words people read. */
export const fileVariantWords: Readonly<Record<FileVariant, string>> = {
  "original": "The file itself",
  "preview": "A small picture of it"
};

/** Period: What a report looks back on, up to today: 30 days, the calendar quarter so far, or twelve months with the present one so far. */
export const reportPeriodValues = ["last_30_days","quarter","year"] as const;
/** The words people read. */
export const reportPeriodWords: Readonly<Record<ReportPeriod, string>> = {
  "last_30_days": "30 days",
  "quarter": "Quarter",
  "year": "12 months"
};

/** Unit: What one column of a report takes in. */
export const reportUnitValues = ["day","week","month"] as const;
/** The words people read. */
export const reportUnitWords: Readonly<Record<ReportUnit, string>> = {
  "day": "Day",
  "week": "Week",
  "month": "Month"
};

/** Area: What part of the work it belongs to, as this contract groups its calls. */
export const auditAreaValues = ["auth","users","employees","packages","coupons","onboarding","preferences","folders","files","complaints","chats","listings","links","pipeline","settings","exports"] as const;
/** The words people read. */
export const auditAreaWords: Readonly<Record<AuditArea, string>> = {
  "auth": "Signing in",
  "users": "People",
  "employees": "Employees",
  "packages": "Packages",
  "coupons": "Coupons",
  "onboarding": "Onboarding and payments",
  "preferences": "Preferences",
  "folders": "Folders",
  "files": "Files",
  "complaints": "Complaints",
  "chats": "Chats",
  "listings": "Listings",
  "links": "Links",
  "pipeline": "Work table and trackers",
  "settings": "Settings",
  "exports": "Exports"
};

/** Outcome: Whether it was done. Refusals are kept where they are about signing in or proving who one is. */
export const auditOutcomeValues = ["done","refused"] as const;
/** The words people read. */
export const auditOutcomeWords: Readonly<Record<AuditOutcome, string>> = {
  "done": "Done",
  "refused": "Refused"
};
export const auditOutcomeTones: Readonly<Partial<Record<AuditOutcome, Tone>>> = {
  "done": "success",
  "refused": "error"
};
