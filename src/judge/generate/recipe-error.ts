/** A recipe is wrong; the message says which field and why. */
export class RecipeError extends Error {
  override name = 'RecipeError';
}
