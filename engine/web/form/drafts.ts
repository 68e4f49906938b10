/** Where form drafts are stored beyond the page, by the form's name. */
export interface FormDrafts {
  get: (form: string) => Promise<unknown>;
  put: (form: string, draft: unknown) => Promise<void>;
  delete: (form: string) => Promise<void>;
}

let open: () => Promise<FormDrafts | null> = () => Promise.resolve(null);

/** Sets where forms store drafts; null while no user is signed in. Until then they keep them in the page alone. */
export const keepFormsIn = (place: typeof open): void => {
  open = place;
};

/** The place, or null where nothing can be kept. */
export const formDrafts = (): Promise<FormDrafts | null> => open().catch(() => null);

/** Of some forms, by their names, those that have a draft. */
export async function draftsAmong(forms: readonly string[]): Promise<string[]> {
  const drafts = await formDrafts();
  if (!drafts) return [];
  const found = await Promise.all(forms.map((form) => drafts.get(form).catch(() => undefined)));
  return forms.filter((_, index) => found[index] !== undefined);
}
