import { applicationSchema } from '#plan/application.ts';
import { collection } from './collection.ts';

/** The jobs that the user applies for. */
export const applications = collection('applications', applicationSchema);
