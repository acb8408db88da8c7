import { javaTracer } from './testing/native.ts';
import { testReferenceSolutions } from './testing/reference-solutions.ts';

testReferenceSolutions('java', javaTracer());
