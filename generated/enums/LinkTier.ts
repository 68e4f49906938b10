// Written by `npm run generate` from openapi/. Do not edit.
import type { LinkTier } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Tier: How strongly you recommend it. */
export const linkTierValues = ["top_pick","strong","alternative","stretch"] as const;
/** The labels people read. */
export const linkTierLabels: Readonly<Record<LinkTier, string>> = {
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
