import { readDsaIndex } from '../../../../content-tools/read/read-index.ts';
import { readQuestion } from '../../../../content-tools/read/read-question.ts';
import { javaTracer } from './testing/native.ts';
import { testReferenceSolutions } from './testing/reference-solutions.ts';

const ids = readDsaIndex().map(({ databaseId }) => databaseId);

testReferenceSolutions('java', javaTracer(), ids, readQuestion);
