import { coldStorage } from './coldStorage.ts';
import { elevators } from './elevators.ts';
import { roofFilm } from './roof.ts';
import { tangelo } from './tangelo.ts';
import { tenCalls } from './tenCalls.ts';

/** The films of the sample content. */
export const films = [coldStorage, elevators, roofFilm, tenCalls, tangelo] as const;
