import { closingRoom } from './closingRoom.ts';
import { coldStorage } from './coldStorage.ts';
import { elevators } from './elevators.ts';
import { leaseUp } from './leaseUp.ts';
import { rentFilm } from './rent.ts';
import { roofFilm } from './roof.ts';
import { tangelo } from './tangelo.ts';
import { tenCalls } from './tenCalls.ts';

/** The films of the sample content: of five articles, two partners and a webcast. */
export const films = [coldStorage, elevators, roofFilm, tenCalls, tangelo, closingRoom, rentFilm, leaseUp] as const;
