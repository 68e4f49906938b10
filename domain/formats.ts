// Formatters of dates and numbers, each made once: making one costs more than a row of a list.

/** More than there are forms times zones in one firm. */
const most = 500;

function kept<Options extends object, Formatter>(make: (locale: string | undefined, options: Options) => Formatter) {
  const known = new Map<string, Formatter>();
  return (locale: string | undefined, options: Options): Formatter => {
    const key = `${locale ?? ''} ${JSON.stringify(options)}`;
    const formatter = known.get(key) ?? make(locale, options);
    // Zones come from people: only so many are kept.
    if (known.size < most) known.set(key, formatter);
    return formatter;
  };
}

/** `Intl.DateTimeFormat` of a locale and options. */
export const dateFormat = kept((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

/** `Intl.NumberFormat` of a locale and options. */
export const numberFormat = kept((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));

/** `Intl.ListFormat` of a locale and options. */
export const listFormat = kept((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));

/** A figure with its thousands separated, as the firm writes it: `1,204`. */
export const figureText = (value: number, options: Intl.NumberFormatOptions = {}): string => numberFormat('en-US', options).format(value);
