import type { I18nProvider } from 'react-admin';

/** The few sentences react-admin itself may still say; everything else comes from our own catalogues. */
const sentences: Readonly<Record<string, string>> = {
  'ra.action.select_all': 'Select all',
  'ra.action.select_row': 'Select this row',
  'ra.action.sort': 'Sort',
  'ra.sort.sort_by': 'Sort by %{field_lower_first} %{order}',
  'ra.sort.ASC': 'ascending',
  'ra.sort.DESC': 'descending',
  'ra.message.select_all_limit_reached': 'Only the first %{max} were selected.',
  'ra.notification.http_error': 'Something went wrong',
  'ra.notification.data_provider_error': 'Something went wrong',
  'ra.notification.item_doesnt_exist': 'This record does not exist',
  'ra.navigation.no_results': 'Nothing found',
  'ra.page.list': '%{name}',
  'ra.validation.required': 'Fill this in.',
};

/** react-admin's words from one catalogue; a key without words becomes its own last part. */
export const i18nProvider: I18nProvider = {
  translate: (key: string, options: Record<string, unknown> = {}) => {
    const template = sentences[key] ?? (typeof options['_'] === 'string' ? options['_'] : humanised(key));
    return template.replace(/%\{(\w+)\}/g, (_hole, name: string) => String(options[name] ?? ''));
  },
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};

function humanised(key: string): string {
  const last = /^(ra|resources)\./.test(key) ? (key.split('.').pop() ?? key) : key;
  return /^(ra|resources)\./.test(key) ? last.replace(/_/g, ' ').replace(/^./, (letter) => letter.toUpperCase()) : key;
}
