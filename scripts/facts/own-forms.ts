// The forms that the one form engine does not carry, and why; everything else that is typed and sent goes through `useOperationForm` or `SchemaForm`.

/** The libraries' own form, each in one place: what the engine is made of. */
export const formEngine: readonly string[] = ['engine/web/form/useOperationForm.ts', 'engine/console/record/SchemaForm.tsx'];

/** By file, why it has a form of another kind. An entry that no longer has one is refused, too. */
export const ownForms: Readonly<Record<string, string>> = {
  // Before sign-in, where the form library would be half of what is fetched: `usePlainForm` is the same validator without it.
  'src/public/pages/SignInPage.tsx': 'before sign-in: carries no form library',
  'src/public/pages/ForgotPasswordPage.tsx': 'before sign-in: carries no form library',
  'src/public/pages/ChoosePasswordForm.tsx': 'before sign-in: carries no form library',
  'src/public/pages/ConfirmEmailPage.tsx': 'before sign-in, and its form is one button',
  'src/public/pages/SignInLinkPage.tsx': 'before sign-in: carries no form library',
  'src/public/pages/StopRemindersPage.tsx': 'before sign-in, and its form is one button',
  'src/public/sign-up/MailedLink.tsx': 'before sign-in, and its form is one button',
  // On the way in as well as in the profile and over a drawer: before the sign-in is complete.
  'src/features/second-factor/Confirm.tsx': 'before the sign-in is complete: carries no form library',
  'src/features/second-factor/AddPasskey.tsx': 'before the sign-in is complete: carries no form library',
  'src/features/second-factor/AddApp.tsx': 'before the sign-in is complete: carries no form library',
  // Not forms of an operation.
  'src/features/chat/Composer.tsx': 'a draft for each chat, and an outbox that takes the message before any answer',
  'src/features/payments/StripeCardForm.tsx': 'the fields are Stripe’s, in a frame of its own: we neither see nor send them',
  'src/portal/preferences/ChecklistScreen.tsx': 'Enter goes to the next question; what is typed is saved by the autosaver',
  'src/console/log/LogFrame.tsx': 'the frame of the two forms of a drawer; each is a form of useOperationForm',
  'src/console/client/InPlaceText.tsx': 'one text edited in place, saved by itself when it is left',
  'src/console/notification-defaults/Defaults.tsx':
    'switches, nothing typed; the operations of several roles are published at once, with the rest of the settings',
  'src/console/advisor/clients/AssignDrawer.tsx': 'rows of a list are ticked; nothing is typed',
  'src/console/bids/Rounds.tsx': 'a figure that opens the form of the next round with it; nothing is sent from here',
  'engine/console/list/RangeEditor.tsx': 'both ends of a filter, which stands in the address; no operation is sent',
  'engine/app/ConnectionPage.tsx': 'what signs calls is told to the console’s own server; no operation of the document is sent',
  'engine/app/FindRecord.tsx': 'a key that opens a record; nothing is sent',
  'engine/console/list/FilterEditor.tsx': 'a filter acts at once and stands in the address; no operation is sent',
};
