import { kindsIn, notificationKindsOf } from '../../../domain/notifications.ts';
import { termsVersion } from '../../../domain/terms.ts';
import type { HandlerMap } from '../../../engine/server/handler.ts';
import { installationSecret } from '../../db/secrets.ts';
import { invalid, notFound } from '../../../engine/server/problem.ts';
import { happened } from '../../events/happened.ts';
import { changeNotificationDefaults, notificationDefaults } from '../../events/notification-defaults.ts';
import { changeFirmSettings, firmSettings } from './firm.ts';
import { defaultsOfRoles } from './notification-defaults.ts';
import { changeMailText, mailTexts, previewOf, resetMailText, sendTest } from './mail-texts.ts';

/** What the browser must know at start, and what the firm decides for itself. */
export const settingsHandlers = {
  getPublicSettings: async ({ db, services: { config, push } }) => {
    const { firm_name, support_address, answer_hours, time_zone, currency, refund_ladder } = await firmSettings(db, config);
    return {
      mode: config.mode,
      base_domain: config.baseDomain,
      storage_secret: config.storageSecret ?? (await installationSecret(db, 'storage')),
      push: push.address,
      stripe_publishable_key: config.stripe?.publishableKey ?? null,
      firm_name: firm_name ?? null,
      support_address,
      answer_hours,
      time_zone,
      currency,
      refund_ladder,
      terms_version: termsVersion,
    };
  },

  getFirmSettings: ({ db, services }) => firmSettings(db, services.config),

  updateFirmSettings: async ({ db, actor, body, services }) => {
    await happened(db, { kind: 'record_changed', actor, client_id: null, resource: 'settings', change: 'changed', record_id: null });
    return changeFirmSettings(db, services.config, body);
  },

  listNotificationDefaults: ({ db, services }) => defaultsOfRoles(db, services.clock()),

  getMyNotificationDefaults: async ({ db, actor }) => (await notificationDefaults(db))[actor.role] ?? {},

  changeNotificationDefaults: async ({ db, actor, params: { role }, body: { choices }, services }) => {
    const known = notificationKindsOf(role);
    for (const kind of kindsIn(choices)) if (!known.includes(kind)) throw invalid({ choices: 'This role gets no such notification.' });
    await happened(db, { kind: 'record_changed', actor, client_id: null, resource: 'settings', change: 'changed', record_id: null });
    await changeNotificationDefaults(db, role, choices);
    const [defaults] = await defaultsOfRoles(db, services.clock(), role);
    if (!defaults) throw notFound();
    return defaults;
  },

  listMailTexts: ({ db }) => mailTexts(db),

  saveMailText: async ({ db, actor, params, body }) => {
    await happened(db, { kind: 'record_changed', actor, client_id: null, resource: 'settings', change: 'changed', record_id: null });
    return changeMailText(db, params.name, body);
  },

  resetMailText: async ({ db, actor, params }) => {
    await happened(db, { kind: 'record_changed', actor, client_id: null, resource: 'settings', change: 'changed', record_id: null });
    return resetMailText(db, params.name);
  },

  previewMailText: ({ db, params, body, services }) => previewOf(db, services.config, params.name, body),

  sendMailTextTest: ({ db, actor, params, body }) => sendTest(db, params.name, body, actor.id),
} satisfies Partial<HandlerMap>;
