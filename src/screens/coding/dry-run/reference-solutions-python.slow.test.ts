import { nativeTracer } from './testing/native.ts';
import { testReferenceSolutions } from './testing/reference-solutions.ts';

testReferenceSolutions('python', nativeTracer());
