// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../engine/contract/descriptor.ts';

/** Assign to advisor */
export const assignUsersAct: ActDescriptor = {
  "done": {
    "one": "{record} assigned to {body.advisor_id}",
    "many": "{count} clients assigned to {body.advisor_id}"
  },
  "undo": {
    "operation": {
      "id": "assignUsers",
      "method": "post",
      "path": "/users/assign",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "ids": "{ids}",
      "advisor_id": "{record.advisor_id}"
    },
    "needs": [
      "ids"
    ]
  },
  "when": [
    {
      "is": {
        "advisor_id": null
      },
      "done": {
        "one": "{record} has no advisor now",
        "many": "{count} clients have no advisor now"
      },
      "ask": {
        "one": "Leave {record} without an advisor?",
        "many": "Leave {count} clients without an advisor?"
      },
      "consequence": {
        "one": [
          "Nobody answers them until somebody takes over."
        ],
        "many": [
          "Nobody answers them until somebody takes over."
        ]
      },
      "far": true
    }
  ]
};

/** Take away from advisor */
export const unassignUsersAct: ActDescriptor = {
  "done": {
    "one": "{record} has no advisor now",
    "many": "{count} clients have no advisor now"
  },
  "ask": {
    "one": "Take {record} away from their advisor?",
    "many": "Take {count} clients away from their advisors?"
  },
  "consequence": {
    "one": [
      "Those already begun need an advisor, the others are new requests again."
    ],
    "many": [
      "Those already begun need an advisor, the others are new requests again."
    ]
  },
  "far": true
};

/** Make an admin */
export const makeAdminAct: ActDescriptor = {
  "done": {
    "one": "{record} is an admin now"
  },
  "ask": {
    "one": "Make {record} an admin?"
  },
  "consequence": {
    "one": [
      "They see and change everything.",
      "They are signed out and sign in again."
    ],
    "many": [
      "They see and change everything.",
      "They are signed out and sign in again."
    ]
  },
  "far": true
};

/** Make an advisor */
export const makeAdvisorAct: ActDescriptor = {
  "done": {
    "one": "{record} is an advisor now"
  },
  "ask": {
    "one": "Make {record} an advisor?"
  },
  "consequence": {
    "one": [
      "They see their own clients alone.",
      "They are signed out and sign in again."
    ],
    "many": [
      "They see their own clients alone.",
      "They are signed out and sign in again."
    ]
  },
  "far": true
};

/** Begin */
export const beginNewRequestAct: ActDescriptor = {
  "done": {
    "one": "You're now {record}'s advisor"
  }
};

/** Assign to advisor */
export const assignNewRequestAct: ActDescriptor = {
  "done": {
    "one": "{record} assigned to {body.advisor_id}"
  },
  "undo": {
    "operation": {
      "id": "assignUsers",
      "method": "post",
      "path": "/users/assign",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "ids": [
        "{id}"
      ],
      "advisor_id": "{record.advisor_id}"
    },
    "needs": [
      "ids"
    ]
  }
};

/** Close account */
export const deleteUserAct: ActDescriptor = {
  "done": {
    "one": "{record} deleted",
    "many": "{count} clients deleted"
  },
  "ask": {
    "one": "Delete {record}?",
    "many": "Delete {count} clients?"
  },
  "consequence": {
    "one": [
      "The account closes for good: name, contact details and files are erased. Payments, decisions and the audit log stay.",
      "This can't be undone."
    ],
    "many": [
      "The accounts close for good: names, contact details and files are erased. Payments, decisions and the audit log stay.",
      "This can't be undone."
    ]
  },
  "far": true
};

/** Send invitation again */
export const sendUserInvitationAct: ActDescriptor = {
  "done": {
    "one": "Invitation sent to {record}"
  }
};

/** Set status */
export const setUserStatusAct: ActDescriptor = {
  "done": {
    "one": "{record} set to {body.status}"
  },
  "when": [
    {
      "is": {
        "status": "suspended"
      },
      "done": {
        "one": "{record} suspended"
      },
      "ask": {
        "one": "Suspend {record}?"
      },
      "consequence": {
        "one": [
          "They are signed out at once.",
          "They can't sign in until you reactivate the account."
        ],
        "many": [
          "They are signed out at once.",
          "They can't sign in until you reactivate the account."
        ]
      },
      "far": true
    },
    {
      "is": {
        "status": "active"
      },
      "done": {
        "one": "{record} reactivated"
      }
    }
  ]
};

/** Delete package */
export const deletePackageAct: ActDescriptor = {
  "done": {
    "one": "Package {record} deleted",
    "many": "{count} packages deleted"
  },
  "ask": {
    "one": "Delete package {record}?",
    "many": "Delete {count} packages?"
  },
  "consequence": {
    "one": [
      "Nobody can sign up for it anymore.",
      "This can't be undone."
    ],
    "many": [
      "Nobody can sign up for them anymore.",
      "This can't be undone."
    ]
  },
  "far": true
};

/** Delete coupon */
export const deleteCouponAct: ActDescriptor = {
  "done": {
    "one": "Coupon {record} deleted",
    "many": "{count} coupons deleted"
  },
  "ask": {
    "one": "Delete coupon {record}?",
    "many": "Delete {count} coupons?"
  },
  "consequence": {
    "one": [
      "Buyers can't use the code anymore.",
      "This can't be undone."
    ],
    "many": [
      "Buyers can't use the codes anymore.",
      "This can't be undone."
    ]
  },
  "far": true
};

/** Turn off */
export const turnOffCouponsAct: ActDescriptor = {
  "done": {
    "one": "Coupon {record} turned off",
    "many": "{count} coupons turned off"
  },
  "undo": {
    "operation": {
      "id": "updateCoupon",
      "method": "patch",
      "path": "/coupons/{id}",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "is_active": "{record.is_active}"
    },
    "needs": [
      "is_active"
    ]
  }
};

/** Change end date */
export const changeCouponsEndAct: ActDescriptor = {
  "done": {
    "one": "Coupon {record} now ends {body.ends_at}",
    "many": "{count} coupons now end {body.ends_at}"
  },
  "undo": {
    "operation": {
      "id": "updateCoupon",
      "method": "patch",
      "path": "/coupons/{id}",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "ends_at": "{record.ends_at}"
    },
    "needs": []
  }
};

/** Delete onboarding */
export const deleteInitialClientDataAct: ActDescriptor = {
  "done": {
    "one": "Onboarding of {record} deleted",
    "many": "{count} onboardings deleted"
  },
  "ask": {
    "one": "Delete the onboarding of {record}?",
    "many": "Delete {count} onboardings?"
  },
  "consequence": {
    "one": [
      "Name and contact details are erased, and the resume link stops working.",
      "This can't be undone."
    ],
    "many": [
      "Names and contact details are erased, and the resume links stop working.",
      "This can't be undone."
    ]
  },
  "far": true
};

/** Send resume link */
export const sendOnboardingLinkAct: ActDescriptor = {
  "done": {
    "one": "Resume link sent to {record}"
  }
};

/** Discard */
export const discardInitialClientDataAct: ActDescriptor = {
  "done": {
    "one": "Onboarding of {record} discarded"
  },
  "ask": {
    "one": "Discard the onboarding of {record}?"
  },
  "consequence": {
    "one": [
      "The resume link stops working."
    ],
    "many": [
      "The resume link stops working."
    ]
  },
  "far": true
};

/** Refund */
export const refundPaymentAct: ActDescriptor = {
  "done": {
    "one": "{body.amount} refunded"
  },
  "ask": {
    "one": "Refund {body.amount} to {record.user_id}?"
  },
  "consequence": {
    "one": [
      "A card refund can't be undone."
    ],
    "many": [
      "A card refund can't be undone."
    ]
  },
  "far": true
};

/** Close account */
export const deleteEmployeeAct: ActDescriptor = {
  "done": {
    "one": "{record} deleted",
    "many": "{count} advisors deleted"
  },
  "ask": {
    "one": "Delete {record}?",
    "many": "Delete {count} advisors?"
  },
  "consequence": {
    "one": [
      "The account closes for good: name and contact details are erased.",
      "{record.load|client in progress goes|clients in progress go} to {body.hand_over_to}, delivered ones too.",
      "This can't be undone."
    ],
    "many": [
      "The accounts close for good: names and contact details are erased.",
      "Their clients go to {body.hand_over_to}.",
      "This can't be undone."
    ]
  },
  "far": true,
  "when": [
    {
      "is": {
        "hand_over_to": null
      },
      "consequence": {
        "one": [
          "The account closes for good: name and contact details are erased.",
          "{record.load|client in progress waits|clients in progress wait} for an advisor until you choose one.",
          "This can't be undone."
        ],
        "many": [
          "The accounts close for good: names and contact details are erased.",
          "Their clients wait for an advisor until you choose one.",
          "This can't be undone."
        ]
      }
    }
  ]
};

/** Remove clients */
export const removeClientsAct: ActDescriptor = {
  "done": {
    "one": "{record} has no advisor now",
    "many": "{count} clients have no advisor now"
  },
  "ask": {
    "one": "Leave {record} without an advisor?",
    "many": "Leave {count} clients without an advisor?"
  },
  "consequence": {
    "one": [
      "Nobody answers them until somebody takes over."
    ],
    "many": [
      "Nobody answers them until somebody takes over."
    ]
  },
  "far": true
};

/** Suspend */
export const suspendEmployeeAct: ActDescriptor = {
  "done": {
    "one": "{record} suspended"
  },
  "ask": {
    "one": "Suspend {record}?"
  },
  "consequence": {
    "one": [
      "They are signed out at once.",
      "{record.load|client in progress goes|clients in progress go} to {body.hand_over_to}, delivered ones too. Undo for 24 hours."
    ],
    "many": [
      "They are signed out at once.",
      "{record.load|client in progress goes|clients in progress go} to {body.hand_over_to}, delivered ones too. Undo for 24 hours."
    ]
  },
  "far": true,
  "when": [
    {
      "is": {
        "hand_over_to": null
      },
      "consequence": {
        "one": [
          "They are signed out at once.",
          "{record.load|client in progress waits|clients in progress wait} for an advisor until you choose one."
        ],
        "many": [
          "They are signed out at once.",
          "{record.load|client in progress waits|clients in progress wait} for an advisor until you choose one."
        ]
      }
    }
  ]
};

/** Reactivate */
export const reactivateEmployeeAct: ActDescriptor = {
  "done": {
    "one": "{record} reactivated"
  },
  "undo": {
    "operation": {
      "id": "suspendEmployee",
      "method": "patch",
      "path": "/employees/suspend/{id}",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {},
    "needs": []
  }
};

/** Send invitation again */
export const sendEmployeeInvitationAct: ActDescriptor = {
  "done": {
    "one": "Invitation sent to {record}"
  }
};

/** Ask for changes */
export const requestPreferencesChangesAct: ActDescriptor = {
  "done": {
    "one": "Changes requested from {record}"
  }
};

/** Show or hide folder */
export const updateFolderDisplayAct: ActDescriptor = {
  "done": {
    "one": "{record} can open the folder"
  },
  "undo": {
    "operation": {
      "id": "updateFolderDisplay",
      "method": "patch",
      "path": "/client-folders/{id}/update-display",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "is_displayed": "{record.is_displayed}"
    },
    "needs": [
      "is_displayed"
    ]
  },
  "when": [
    {
      "is": {
        "is_displayed": false
      },
      "done": {
        "one": "Folder hidden from {record}"
      }
    }
  ]
};

/** Delete complaint */
export const deleteComplaintAct: ActDescriptor = {
  "done": {
    "one": "Complaint “{record}” deleted",
    "many": "{count} complaints deleted"
  },
  "ask": {
    "one": "Delete complaint “{record}”?",
    "many": "Delete {count} complaints?"
  },
  "consequence": {
    "one": [
      "Its replies and timeline go with it.",
      "This can't be undone."
    ],
    "many": [
      "Their replies and timelines go with them.",
      "This can't be undone."
    ]
  },
  "far": true
};

/** Set status */
export const setComplaintStatusAct: ActDescriptor = {
  "done": {
    "one": "“{record}” set to {body.status}"
  },
  "when": [
    {
      "is": {
        "status": "closed"
      },
      "done": {
        "one": "“{record}” closed"
      },
      "ask": {
        "one": "Close “{record}”?"
      },
      "consequence": {
        "one": [
          "A closed complaint can't be reopened."
        ],
        "many": [
          "A closed complaint can't be reopened."
        ]
      },
      "far": true
    },
    {
      "is": {
        "status": "withdrawn"
      },
      "done": {
        "one": "Complaint withdrawn"
      },
      "ask": {
        "one": "Withdraw this complaint?"
      },
      "consequence": {
        "one": [
          "A withdrawn complaint can't be reopened."
        ],
        "many": [
          "A withdrawn complaint can't be reopened."
        ]
      },
      "far": true
    }
  ]
};

/** Assign to employee */
export const assignComplaintAct: ActDescriptor = {
  "done": {
    "one": "“{record}” assigned to {body.employeeId}"
  },
  "undo": {
    "operation": {
      "id": "assignComplaint",
      "method": "patch",
      "path": "/complaints/{id}/assign/{employeeId}",
      "roles": [
        "admin"
      ],
      "public": false
    },
    "body": {
      "employeeId": "{record.assigned_to}"
    },
    "needs": [
      "employeeId"
    ]
  }
};

/** Reply */
export const replyToComplaintAct: ActDescriptor = {
  "done": {
    "one": "Reply sent"
  },
  "when": [
    {
      "is": {
        "is_internal": true
      },
      "done": {
        "one": "Internal note saved"
      }
    }
  ]
};

/** Delete listing */
export const deleteListingAct: ActDescriptor = {
  "done": {
    "one": "Listing {record} deleted",
    "many": "{count} listings deleted"
  },
  "ask": {
    "one": "Delete listing {record}?",
    "many": "Delete {count} listings?"
  },
  "consequence": {
    "one": [
      "Clients no longer see it.",
      "{record.link_count|link made from it stays|links made from it stay}.",
      "This can't be undone."
    ],
    "many": [
      "Clients no longer see them. Links made from them stay.",
      "This can't be undone."
    ]
  },
  "far": true
};

/** Propose to clients */
export const makeLinksOfListingAct: ActDescriptor = {
  "done": {
    "one": "{record} proposed to {answer.created|client|clients}"
  }
};

/** Delete link */
export const deleteLinkAct: ActDescriptor = {
  "done": {
    "one": "{record} deleted",
    "many": "{count} links deleted"
  },
  "ask": {
    "one": "Delete {record}?",
    "many": "Delete {count} links?"
  },
  "consequence": {
    "one": [
      "The client no longer sees the car; its reports and history go with it.",
      "This can't be undone."
    ],
    "many": [
      "Clients no longer see these cars; their reports and history go with them.",
      "This can't be undone."
    ]
  },
  "far": true
};

/** Upload links */
export const uploadLinksAct: ActDescriptor = {
  "done": {
    "one": "{answer.created|link|links} added"
  },
  "when": [
    {
      "is": {
        "is_preview": true
      },
      "done": {
        "one": "Preview ready. Nothing was added."
      }
    }
  ]
};

/** Add links */
export const addLinksByHandAct: ActDescriptor = {
  "done": {
    "one": "{answer.created|link|links} added"
  }
};

/** Set tier */
export const setLinkTierAct: ActDescriptor = {
  "done": {
    "one": "{record} set to {body.tier}"
  },
  "undo": {
    "operation": {
      "id": "setLinkTier",
      "method": "patch",
      "path": "/links/{id}/tier",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "tier": "{record.tier}"
    },
    "needs": [
      "tier"
    ]
  }
};

/** Decide */
export const setLinkStatusAct: ActDescriptor = {
  "done": {
    "one": "{record} set to {body.status}"
  },
  "when": [
    {
      "is": {
        "status": "accepted"
      },
      "done": {
        "one": "{record.total_otd} accepted"
      },
      "ask": {
        "one": "Accept {record.total_otd} for this car?"
      },
      "consequence": {
        "one": [
          "{record}.",
          "Your advisor confirms this price with the dealer."
        ],
        "many": [
          "{record}.",
          "Your advisor confirms this price with the dealer."
        ]
      },
      "far": true
    },
    {
      "is": {
        "status": "rejected"
      },
      "done": {
        "one": "{record} rejected"
      },
      "undo": {
        "operation": {
          "id": "setLinkStatus",
          "method": "patch",
          "path": "/links/{id}/status",
          "roles": [
            "admin",
            "employee",
            "client"
          ],
          "public": false,
          "contentType": "application/json"
        },
        "body": {
          "status": "{record.status}"
        },
        "needs": [
          "status"
        ]
      }
    },
    {
      "is": {
        "status": "unavailable"
      },
      "done": {
        "one": "{record} marked as no longer available"
      }
    },
    {
      "is": {
        "status": "proposed"
      },
      "done": {
        "one": "{record} is back"
      }
    }
  ]
};

/** Comment */
export const setLinkCommentsAct: ActDescriptor = {
  "done": {
    "one": "Comment on {record} saved"
  },
  "undo": {
    "operation": {
      "id": "setLinkComments",
      "method": "patch",
      "path": "/links/{id}/comments",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "comments": "{record.comments}"
    },
    "needs": []
  }
};

/** Note */
export const setLinkNotesAct: ActDescriptor = {
  "done": {
    "one": "Note on {record} saved"
  },
  "undo": {
    "operation": {
      "id": "setLinkNotes",
      "method": "patch",
      "path": "/links/{id}/notes",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "notes": "{record.notes}"
    },
    "needs": []
  }
};

/** Show or hide */
export const setLinkVisibilityAct: ActDescriptor = {
  "done": {
    "one": "{record} published"
  },
  "undo": {
    "operation": {
      "id": "setLinkVisibility",
      "method": "patch",
      "path": "/links/{id}/visibility",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "is_displayed": "{record.is_displayed}"
    },
    "needs": [
      "is_displayed"
    ]
  },
  "when": [
    {
      "is": {
        "is_displayed": false
      },
      "done": {
        "one": "{record} hidden from the client"
      }
    }
  ]
};

/** Still there */
export const verifyLinkAct: ActDescriptor = {
  "done": {
    "one": "{record} marked as still available"
  }
};

/** Post research report */
export const postResearchReportAct: ActDescriptor = {
  "done": {
    "one": "Research report on {record} posted"
  }
};

/** Enter OTD worksheet */
export const addOtdWorksheetAct: ActDescriptor = {
  "done": {
    "one": "OTD worksheet for {record} saved"
  }
};

/** Record final price */
export const recordFinalPriceAct: ActDescriptor = {
  "done": {
    "one": "{record} purchased for {body.final_price}"
  },
  "ask": {
    "one": "Record {body.final_price} as the final price?"
  },
  "consequence": {
    "one": [
      "{record} is then purchased.",
      "This can't be undone."
    ],
    "many": [
      "{record} is then purchased.",
      "This can't be undone."
    ]
  },
  "far": true
};

/** Publish */
export const publishLinksAct: ActDescriptor = {
  "done": {
    "one": "{record} published",
    "many": "{count} links published"
  },
  "ask": {
    "one": "Publish {record}?",
    "many": "Publish {count} links?"
  },
  "consequence": {
    "many": [
      "Clients see them and are told at once."
    ]
  },
  "far": "many",
  "undo": {
    "operation": {
      "id": "hideLinks",
      "method": "post",
      "path": "/links/hide",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "ids": "{ids}"
    },
    "needs": [
      "ids"
    ]
  }
};

/** Hide */
export const hideLinksAct: ActDescriptor = {
  "done": {
    "one": "{record} hidden from the client",
    "many": "{count} links hidden from clients"
  },
  "undo": {
    "operation": {
      "id": "publishLinks",
      "method": "post",
      "path": "/links/publish",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "ids": "{ids}"
    },
    "needs": [
      "ids"
    ]
  }
};

/** Set tier */
export const setLinksTierAct: ActDescriptor = {
  "done": {
    "one": "{record} set to {body.tier}",
    "many": "{count} links set to {body.tier}"
  },
  "undo": {
    "operation": {
      "id": "setLinksTier",
      "method": "post",
      "path": "/links/set-tier",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "ids": "{ids}",
      "tier": "{record.tier}"
    },
    "needs": [
      "ids",
      "tier"
    ]
  }
};

/** Move */
export const updateStepInProcessAct: ActDescriptor = {
  "done": {
    "one": "{record} moved to {body.step_in_process}"
  },
  "undo": {
    "operation": {
      "id": "updateStepInProcess",
      "method": "patch",
      "path": "/update-step-in-process/{id}",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "step_in_process": "{record.step_in_process}"
    },
    "needs": [
      "step_in_process"
    ]
  }
};

/** Set note status */
export const updateNoteStatusAct: ActDescriptor = {
  "done": {
    "one": "Note status set to {body.note_status}"
  },
  "undo": {
    "operation": {
      "id": "updateNoteStatus",
      "method": "patch",
      "path": "/update-note-status/{id}",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "note_status": "{record.note_status}"
    },
    "needs": [
      "note_status"
    ]
  }
};

/** Set re-engage date */
export const updateReEngageDateAct: ActDescriptor = {
  "done": {
    "one": "Re-engage {record} on {body.date_to_re_engage}"
  },
  "undo": {
    "operation": {
      "id": "updateReEngageDate",
      "method": "patch",
      "path": "/update-re-engage-date/{id}",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json"
    },
    "body": {
      "date_to_re_engage": "{record.date_to_re_engage}"
    },
    "needs": []
  },
  "when": [
    {
      "is": {
        "date_to_re_engage": null
      },
      "done": {
        "one": "Re-engage date of {record} cleared"
      }
    }
  ]
};

/** Delete support request */
export const deleteSupportRequestAct: ActDescriptor = {
  "done": {
    "one": "Request from {record} deleted",
    "many": "{count} support requests deleted"
  },
  "ask": {
    "one": "Delete the request from {record}?",
    "many": "Delete {count} support requests?"
  },
  "consequence": {
    "one": [
      "This can't be undone."
    ],
    "many": [
      "This can't be undone."
    ]
  },
  "far": true
};

/** Set status */
export const setSupportRequestStatusAct: ActDescriptor = {
  "done": {
    "one": "Request from {record} set to {body.status}"
  }
};

/** Delete tax rule */
export const deleteTaxRuleAct: ActDescriptor = {
  "done": {
    "one": "Tax rule {record} deleted",
    "many": "{count} tax rules deleted"
  },
  "ask": {
    "one": "Delete tax rule {record}?",
    "many": "Delete {count} tax rules?"
  },
  "consequence": {
    "one": [
      "Quotes made with it keep their own copy.",
      "This can't be undone."
    ],
    "many": [
      "Quotes made with them keep their own copies.",
      "This can't be undone."
    ]
  },
  "far": true
};
