import { Validator } from '@cfworker/json-schema';
import schema from '@jsonresume/schema/schema.json' with { type: 'json' };

const validator = new Validator(schema as unknown as ConstructorParameters<typeof Validator>[0], '7', false);

/** What the published JSON Resume schema finds wrong, each as "where: what"; empty when nothing is. */
export function validateJsonResume(found: unknown): string[] {
  const { errors } = validator.validate(found);
  return errors
    .filter(({ keyword }) => !['properties', 'items', '$ref', 'allOf'].includes(keyword))
    .map(({ instanceLocation, error }) => `${instanceLocation.replace(/^#/, '') || '/'}: ${error}`);
}
