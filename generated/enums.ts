// Written by `npm run generate` from openapi/. Do not edit.
import type { Role, NotificationKind, TargetKind, UserStatus, ContactWay, ContactTime, TokenPurpose, SupportTopic, SortOrder, CouponKind, CouponStatus, CouponRefusal, CouponUsageState, OnboardingStep, OnboardingSource, PaymentStatus, PaymentKind, PaymentProvider, ChecklistStatus, PurchaseMethod, CreditTier, VehicleCondition, BodyStyle, Drivetrain, Transmission, FuelKind, OptionWish, DeliveryWish, TradeInCondition, ComplaintStatus, ComplaintCategory, ComplaintEntryKind, ChatKind, ChatEmployeeStatus, ChatClientStatus, Mode, AssignmentRule, SupportStatus, FilePurpose, FileVariant } from './api.ts';
import type { Tone } from './descriptor.ts';

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

/** Kind: What happened. */
export const notificationKindValues = ["payment_succeeded","payment_failed","onboarding_resumed","checklist_submitted","checklist_changes_requested","advisor_assigned","links_published","link_choice_made","research_posted","otd_received","otd_accepted","link_unavailable","message_new","file_shared","file_uploaded","complaint_opened","complaint_updated","re_engage_due","account_suspended"] as const;
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
  "message_new": "turn",
  "file_shared": "info",
  "file_uploaded": "info",
  "complaint_opened": "turn",
  "complaint_updated": "info",
  "re_engage_due": "turn",
  "account_suspended": "error"
};

/** About: What sort of record a notification or timeline entry leads to. */
export const targetKindValues = ["user","onboarding","payment","preferences","link","listing","chat","folder","complaint","dashboard_listing","support_request"] as const;
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
  "support_request": "Support request"
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

/** Best time */
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

/** Order */
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

/** Status: How a payment stands. */
export const paymentStatusValues = ["pending","requires_action","succeeded","failed","refunded"] as const;
/** The words people read. */
export const paymentStatusWords: Readonly<Record<PaymentStatus, string>> = {
  "pending": "Not paid yet",
  "requires_action": "Needs confirmation",
  "succeeded": "Paid",
  "failed": "Failed",
  "refunded": "Refunded"
};
export const paymentStatusTones: Readonly<Partial<Record<PaymentStatus, Tone>>> = {
  "pending": "neutral",
  "requires_action": "warning",
  "succeeded": "success",
  "failed": "error",
  "refunded": "info"
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
  "none": "Coupon, nothing to pay"
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

/** Condition */
export const vehicleConditionValues = ["new","used","certified"] as const;
/** The words people read. */
export const vehicleConditionWords: Readonly<Record<VehicleCondition, string>> = {
  "new": "New",
  "used": "Used",
  "certified": "Certified pre-owned"
};

/** Body style */
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

/** Drivetrain */
export const drivetrainValues = ["fwd","rwd","awd","four_wd"] as const;
/** The words people read. */
export const drivetrainWords: Readonly<Record<Drivetrain, string>> = {
  "fwd": "Front-wheel drive",
  "rwd": "Rear-wheel drive",
  "awd": "All-wheel drive",
  "four_wd": "Four-wheel drive"
};

/** Transmission */
export const transmissionValues = ["automatic","manual","any"] as const;
/** The words people read. */
export const transmissionWords: Readonly<Record<Transmission, string>> = {
  "automatic": "Automatic",
  "manual": "Manual",
  "any": "Either"
};

/** Fuel */
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

/** Condition: As the client sees it. */
export const tradeInConditionValues = ["excellent","good","fair","poor"] as const;
/** The words people read. */
export const tradeInConditionWords: Readonly<Record<TradeInCondition, string>> = {
  "excellent": "Excellent",
  "good": "Good",
  "fair": "Fair",
  "poor": "Poor"
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
export const complaintCategoryTones: Readonly<Partial<Record<ComplaintCategory, Tone>>> = {
  "advisor": "neutral",
  "listing": "neutral",
  "price": "neutral",
  "payment": "neutral",
  "delay": "neutral",
  "other": "neutral"
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

/** Variant */
export const fileVariantValues = ["original","preview"] as const;
/** The words people read. */
export const fileVariantWords: Readonly<Record<FileVariant, string>> = {
  "original": "The file itself",
  "preview": "A small picture of it"
};
