// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const dealStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "paperwork"
    ],
    "to": "contract_check",
    "label": "Enter contract",
    "by": [
      "admin",
      "employee"
    ],
    "via": "enterContract"
  },
  {
    "from": [
      "contract_check"
    ],
    "to": "scheduled",
    "label": "Confirm contract",
    "by": [
      "client"
    ],
    "via": "confirmContract"
  },
  {
    "from": [
      "scheduled"
    ],
    "to": "contract_check",
    "label": "Enter contract",
    "by": [
      "admin",
      "employee"
    ],
    "via": "enterContract"
  },
  {
    "from": [
      "paperwork",
      "contract_check",
      "scheduled"
    ],
    "to": "delivered",
    "label": "Record delivery",
    "by": [
      "admin",
      "employee"
    ],
    "via": "deliverDeal"
  },
  {
    "from": [
      "paperwork",
      "contract_check",
      "scheduled"
    ],
    "to": "fell_through",
    "label": "Deal fell through",
    "by": [
      "admin",
      "employee"
    ],
    "via": "endDeal"
  },
  {
    "from": [
      "paperwork",
      "contract_check"
    ],
    "to": "taken_back",
    "label": "Withdraw acceptance",
    "by": [
      "client"
    ],
    "via": "withdrawDeal"
  },
  {
    "from": [
      "paperwork",
      "contract_check",
      "scheduled"
    ],
    "to": "taken_back",
    "label": "Withdraw acceptance",
    "by": [
      "admin",
      "employee"
    ],
    "via": "withdrawDeal"
  }
];
