/** The part of the browser's Trusted Types that the product uses; a browser without them has none. */
interface TrustedTypesRules {
  createHTML?: (html: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

declare var trustedTypes:
  | {
      readonly defaultPolicy: unknown;
      createPolicy: (
        name: 'default' | 'dataset' | 'print' | 'sandbox',
        rules: TrustedTypesRules,
      ) => { createHTML: (html: string) => TrustedHTML; createScriptURL: (url: string) => string };
    }
  | undefined;
