// Written by `npm run generate` from openapi/. Do not edit.
import type { CommandDescriptor } from '../engine/contract/found-descriptor.ts';

/** Commands by name: those of pages first, then those of resources in the order of the contract. */
export const commands: readonly CommandDescriptor[] = [
  {
    "id": "uploadFolderFiles",
    "label": "Upload files",
    "with": "Share files with {record}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "way": "page",
    "segment": "client-profiles"
  },
  {
    "id": "sendMessage",
    "label": "Message",
    "with": "Write to {record}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "way": "page",
    "segment": "client-profiles"
  },
  {
    "id": "addLinksByHand",
    "label": "Add links",
    "with": "Add links for {record}",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "page",
    "segment": "client-profiles"
  },
  {
    "id": "updateStepInProcess",
    "label": "Move",
    "with": "Move the step of {record}",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "page",
    "segment": "client-profiles",
    "words": [
      "Step in process",
      "New request",
      "Intake review",
      "Searching",
      "Links sent",
      "Researching",
      "Negotiating",
      "Offer accepted",
      "Paperwork",
      "Delivered",
      "On hold",
      "Closed, lost"
    ]
  },
  {
    "id": "updateReEngageDate",
    "label": "Set follow-up",
    "with": "Set the follow-up of {record}",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "page",
    "segment": "client-profiles"
  },
  {
    "id": "createTask",
    "label": "Add task",
    "with": "Add a task for {record}",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "page",
    "segment": "client-profiles"
  },
  {
    "id": "createContact",
    "label": "Log contact",
    "with": "Log a contact with {record}",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "page",
    "segment": "client-profiles",
    "words": [
      "Kind",
      "Call",
      "Text",
      "E-mail",
      "Meeting",
      "Note"
    ]
  },
  {
    "id": "createBidRequest",
    "label": "Ask dealers",
    "with": "Ask dealers for {record}",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "page",
    "segment": "client-profiles"
  },
  {
    "id": "createUser",
    "label": "Create account",
    "roles": [
      "admin"
    ],
    "way": "create",
    "segment": "client-profiles"
  },
  {
    "id": "removeClientSecondFactor",
    "label": "Remove second step",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "client-profiles",
    "action": "removeSecondFactor"
  },
  {
    "id": "makeAdvisor",
    "label": "Make an advisor",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "client-profiles",
    "action": "makeAdvisor"
  },
  {
    "id": "sendUserInvitation",
    "label": "Send invitation again",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "client-profiles",
    "action": "sendInvitation"
  },
  {
    "id": "setUserStatus",
    "label": "Set status",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "client-profiles",
    "action": "setStatus",
    "words": [
      "Status",
      "Invited",
      "Active",
      "Suspended",
      "Closed"
    ]
  },
  {
    "id": "assignUsers",
    "label": "Assign to advisor",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "client-profiles",
    "action": "assign"
  },
  {
    "id": "unassignUsers",
    "label": "Remove from advisor",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "client-profiles",
    "action": "unassign"
  },
  {
    "id": "beginNewRequest",
    "label": "Begin",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "new-requests",
    "action": "begin"
  },
  {
    "id": "assignNewRequest",
    "label": "Assign to advisor",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "new-requests",
    "action": "assign"
  },
  {
    "id": "createPackage",
    "label": "Create package",
    "roles": [
      "admin"
    ],
    "way": "create",
    "segment": "packages"
  },
  {
    "id": "createCoupon",
    "label": "Create coupon",
    "roles": [
      "admin"
    ],
    "way": "create",
    "segment": "coupons"
  },
  {
    "id": "turnOffCoupons",
    "label": "Turn off",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "coupons",
    "action": "turnOff"
  },
  {
    "id": "changeCouponsEnd",
    "label": "Change end date",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "coupons",
    "action": "changeEnd"
  },
  {
    "id": "createInitialClientData",
    "label": "Begin an onboarding",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "create",
    "segment": "incomplete-onboardings"
  },
  {
    "id": "sendOnboardingLink",
    "label": "Send resume link",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "incomplete-onboardings",
    "action": "sendLink"
  },
  {
    "id": "discardInitialClientData",
    "label": "Discard",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "incomplete-onboardings",
    "action": "discard"
  },
  {
    "id": "refundPayment",
    "label": "Refund",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "payments",
    "action": "refund"
  },
  {
    "id": "closePaymentCase",
    "label": "Mark as handled",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "payment-cases",
    "action": "close"
  },
  {
    "id": "requestRefund",
    "label": "Request a refund",
    "roles": [
      "client"
    ],
    "way": "create",
    "segment": "refund-requests"
  },
  {
    "id": "declineRefundRequest",
    "label": "Decline",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "refund-requests",
    "action": "decline"
  },
  {
    "id": "createEmployee",
    "label": "Create advisor",
    "roles": [
      "admin"
    ],
    "way": "create",
    "segment": "employees"
  },
  {
    "id": "removeSecondFactor",
    "label": "Remove second step",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "employees",
    "action": "removeSecondFactor"
  },
  {
    "id": "makeAdmin",
    "label": "Make an admin",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "employees",
    "action": "makeAdmin"
  },
  {
    "id": "suspendEmployee",
    "label": "Suspend",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "employees",
    "action": "suspend"
  },
  {
    "id": "reactivateEmployee",
    "label": "Reactivate",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "employees",
    "action": "reactivate"
  },
  {
    "id": "sendEmployeeInvitation",
    "label": "Send invitation again",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "employees",
    "action": "sendInvitation"
  },
  {
    "id": "requestPreferencesChanges",
    "label": "Ask for changes",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "client-preferences",
    "action": "requestChanges"
  },
  {
    "id": "createClientFolder",
    "label": "Create folder",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "create",
    "segment": "client-folders"
  },
  {
    "id": "updateFolderDisplay",
    "label": "Show or hide folder",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "client-folders",
    "action": "updateDisplay"
  },
  {
    "id": "createComplaint",
    "label": "Launch complaint",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "way": "create",
    "segment": "complaints"
  },
  {
    "id": "setComplaintStatus",
    "label": "Set status",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "way": "record",
    "segment": "complaints",
    "action": "setStatus",
    "words": [
      "Status",
      "Submitted",
      "In progress",
      "Waiting on client",
      "Resolved",
      "Closed",
      "Withdrawn"
    ]
  },
  {
    "id": "assignComplaint",
    "label": "Assign to advisor",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "complaints",
    "action": "assign"
  },
  {
    "id": "replyToComplaint",
    "label": "Reply",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "way": "record",
    "segment": "complaints",
    "action": "reply"
  },
  {
    "id": "createComplaintCategory",
    "label": "Add category",
    "roles": [
      "admin"
    ],
    "way": "create",
    "segment": "complaint-categories"
  },
  {
    "id": "assignCases",
    "label": "Assign",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "cases",
    "action": "assign",
    "also": [
      "support-requests",
      "refund-requests",
      "payment-cases"
    ]
  },
  {
    "id": "createCannedReply",
    "label": "Add canned reply",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "create",
    "segment": "canned-replies"
  },
  {
    "id": "createListing",
    "label": "Add listing",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "create",
    "segment": "listings"
  },
  {
    "id": "makeLinksOfListing",
    "label": "Propose to clients",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "listings",
    "action": "makeLinks"
  },
  {
    "id": "createLink",
    "label": "Add link",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "create",
    "segment": "client-listings"
  },
  {
    "id": "setLinkTier",
    "label": "Set tier",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "client-listings",
    "action": "setTier",
    "words": [
      "Tier",
      "Top pick",
      "Strong",
      "Alternative",
      "Stretch"
    ]
  },
  {
    "id": "setLinkStatus",
    "label": "Set status",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "way": "record",
    "segment": "client-listings",
    "action": "setStatus",
    "words": [
      "Status",
      "Proposed",
      "Research requested",
      "Research received",
      "OTD price requested",
      "OTD price received",
      "Price accepted",
      "Purchased",
      "Rejected",
      "Unavailable"
    ]
  },
  {
    "id": "setLinkComments",
    "label": "Comment",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "client-listings",
    "action": "setComments"
  },
  {
    "id": "setLinkNotes",
    "label": "Note",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "client-listings",
    "action": "setNotes"
  },
  {
    "id": "setLinkVisibility",
    "label": "Show or hide",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "client-listings",
    "action": "setVisibility"
  },
  {
    "id": "verifyLink",
    "label": "Still available",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "client-listings",
    "action": "verify"
  },
  {
    "id": "postResearchReport",
    "label": "Post research report",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "client-listings",
    "action": "postReport",
    "words": [
      "Verdict",
      "Go ahead",
      "Go ahead with care",
      "Avoid"
    ]
  },
  {
    "id": "addOtdWorksheet",
    "label": "Enter OTD worksheet",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "client-listings",
    "action": "addWorksheet"
  },
  {
    "id": "recordFinalPrice",
    "label": "Record final price",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "client-listings",
    "action": "recordFinalPrice"
  },
  {
    "id": "publishLinks",
    "label": "Publish",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "client-listings",
    "action": "publish"
  },
  {
    "id": "hideLinks",
    "label": "Hide",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "client-listings",
    "action": "hide"
  },
  {
    "id": "updateLink",
    "label": "Set group",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "client-listings",
    "action": "editCategory"
  },
  {
    "id": "updateNoteStatus",
    "label": "Set note status",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "dashboard-listings",
    "action": "updateNoteStatus",
    "words": [
      "Note status",
      "None",
      "To do",
      "Waiting on client",
      "Waiting on seller",
      "Done"
    ]
  },
  {
    "id": "setSupportRequestStatus",
    "label": "Set status",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "support-requests",
    "action": "setStatus",
    "words": [
      "Status",
      "Open",
      "In progress",
      "Answered",
      "Closed"
    ]
  },
  {
    "id": "answerSupportRequest",
    "label": "Answer",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "support-requests",
    "action": "answer"
  },
  {
    "id": "updateSupportRequest",
    "label": "Set owner",
    "roles": [
      "admin"
    ],
    "way": "record",
    "segment": "support-requests",
    "action": "editOwnerId"
  },
  {
    "id": "createTaxRule",
    "label": "Add tax rule",
    "roles": [
      "admin"
    ],
    "way": "create",
    "segment": "tax-rules"
  },
  {
    "id": "createDealer",
    "label": "Add dealer",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "create",
    "segment": "dealers"
  },
  {
    "id": "mergeDealer",
    "label": "Merge",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "dealers",
    "action": "merge"
  },
  {
    "id": "addBidDealers",
    "label": "Add dealers",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "bid-requests",
    "action": "addDealers"
  },
  {
    "id": "sendBidRequest",
    "label": "Send to dealers",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "bid-requests",
    "action": "send"
  },
  {
    "id": "startBidRound",
    "label": "Start next round",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "bid-requests",
    "action": "startRound"
  },
  {
    "id": "extendBidRequest",
    "label": "Extend",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "bid-requests",
    "action": "extend"
  },
  {
    "id": "closeBidRequest",
    "label": "Close",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "bid-requests",
    "action": "close"
  },
  {
    "id": "enterBid",
    "label": "Type in answer",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "bid-requests",
    "action": "enterBid",
    "words": [
      "Came by",
      "Dealer’s page",
      "By phone",
      "From a document"
    ]
  },
  {
    "id": "askAboutLine",
    "label": "Ask about a line",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "bid-requests",
    "action": "askAbout"
  },
  {
    "id": "declineForDealer",
    "label": "Mark as declined",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "bid-requests",
    "action": "declineFor"
  },
  {
    "id": "publishBids",
    "label": "Publish prices",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "bid-requests",
    "action": "publish"
  },
  {
    "id": "addDealPaper",
    "label": "Add paper",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "deals",
    "action": "addPaper",
    "words": [
      "Who brings it",
      "Client",
      "Advisor",
      "Dealer"
    ]
  },
  {
    "id": "enterContract",
    "label": "Enter contract",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "deals",
    "action": "enterContract"
  },
  {
    "id": "reviseDeal",
    "label": "Revise the quote",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "deals",
    "action": "revise"
  },
  {
    "id": "offerDeliverySlots",
    "label": "Offer delivery times",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "deals",
    "action": "offerSlots"
  },
  {
    "id": "deliverDeal",
    "label": "Record delivery",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "deals",
    "action": "deliver"
  },
  {
    "id": "endDeal",
    "label": "Deal fell through",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "deals",
    "action": "end"
  },
  {
    "id": "beginDealCheck",
    "label": "Start review",
    "roles": [
      "admin",
      "employee"
    ],
    "way": "record",
    "segment": "deal-checks",
    "action": "begin"
  }
];
