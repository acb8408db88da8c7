import { applicationSchema } from '#plan/application-record.ts';
import { collection } from './collection.ts';

/** The jobs that the user applies for. */
export const applications = collection('applications', applicationSchema);
