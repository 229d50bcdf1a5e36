/** The enumerations of the library with their original numbers. */
export const enums = {
  OutOfPageFormat: {
    TOP_ANCHOR: 2,
    BOTTOM_ANCHOR: 3,
    REWARDED: 4,
    INTERSTITIAL: 5,
    GAME_MANUAL_INTERSTITIAL: 7,
    LEFT_SIDE_RAIL: 8,
    RIGHT_SIDE_RAIL: 9,
    AD_INTENTS: 10,
  },
  TrafficSource: { ORGANIC: 0, PURCHASED: 1 },
  TagForAgeTreatment: { UNSPECIFIED: 0, CHILD: 1, TEEN: 2 },
} as const;
