// Two packages that come without types.
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): object;
  }
}
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary?: object);
    validate(found: object): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
