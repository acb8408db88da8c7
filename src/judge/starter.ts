import type { LanguageId } from './languages.ts';
import type { Signature } from './signature.ts';
import { cppStarter } from './starter/cpp.ts';
import { javaStarter } from './starter/java.ts';
import { pythonStarter } from './starter/python.ts';

const STARTERS: Record<LanguageId, (signature: Signature) => string> = {
  java: javaStarter,
  python: pythonStarter,
  cpp: cppStarter,
};

/** The code an empty editor starts with: LeetCode's class, method and parameter types, bodies left to the user. */
export function starterCode(language: LanguageId, signature: Signature): string {
  return STARTERS[language](signature);
}
