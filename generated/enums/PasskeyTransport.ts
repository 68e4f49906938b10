// Written by `npm run generate` from openapi/. Do not edit.
import type { PasskeyTransport } from '../api.ts';

/** Transport: How a browser reaches the device that holds a passkey (WebAuthn). */
export const passkeyTransportValues = ["ble","cable","hybrid","internal","nfc","smart-card","usb"] as const;
/** The labels people read. */
export const passkeyTransportLabels: Readonly<Record<PasskeyTransport, string>> = {
  "ble": "Bluetooth",
  "cable": "Cable",
  "hybrid": "Another device",
  "internal": "This device",
  "nfc": "NFC",
  "smart-card": "Smart card",
  "usb": "USB"
};
