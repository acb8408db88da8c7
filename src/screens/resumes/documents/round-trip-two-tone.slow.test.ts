import { roundTripOf } from './testing/round-trip.ts';

roundTripOf('two-tone');
