/** The towers of each market, as crown, place, height and width, and what lies before them. */

export const MARKETS = {
  atlanta: {
    t: [
      ['spire', 0.5, 0.86, 0.06],
      ['crown', 0.36, 0.62, 0.07],
      ['flat', 0.62, 0.66, 0.06],
      ['gable', 0.27, 0.5, 0.06],
      ['cyl', 0.72, 0.56, 0.05],
    ],
    fg: 'trees',
    pal: 'oxide',
  },
  chicago: {
    t: [
      ['step', 0.42, 0.88, 0.075],
      ['taper', 0.62, 0.8, 0.075],
      ['flat', 0.53, 0.64, 0.06],
      ['diamond', 0.3, 0.56, 0.06],
      ['cyl', 0.22, 0.46, 0.045],
      ['cyl', 0.27, 0.46, 0.045],
    ],
    fg: 'river',
  },
  newyork: {
    t: [
      ['deco', 0.44, 0.86, 0.08],
      ['needle', 0.62, 0.9, 0.028],
      ['taperneedle', 0.75, 0.8, 0.05],
      ['flat', 0.3, 0.62, 0.06],
      ['slope', 0.53, 0.62, 0.06],
      ['step', 0.18, 0.56, 0.06],
    ],
    fg: 'water',
  },
  sanfrancisco: {
    t: [
      ['pyramid', 0.4, 0.82, 0.09],
      ['round', 0.56, 0.84, 0.075],
      ['flat', 0.49, 0.56, 0.06],
      ['step', 0.3, 0.5, 0.06],
      ['slope', 0.68, 0.5, 0.06],
    ],
    fg: 'bridge',
  },
  miami: {
    t: [
      ['flat', 0.36, 0.64, 0.06],
      ['wave', 0.5, 0.72, 0.06],
      ['round', 0.62, 0.68, 0.05],
      ['slope', 0.26, 0.54, 0.05],
      ['flat', 0.73, 0.6, 0.045],
    ],
    fg: 'palms',
  },
  dallas: {
    t: [
      ['ball', 0.24, 0.5, 0.03],
      ['prism', 0.48, 0.78, 0.08],
      ['flat', 0.6, 0.84, 0.07],
      ['arch', 0.36, 0.62, 0.07],
      ['gable', 0.71, 0.58, 0.06],
    ],
    fg: 'freeway',
  },
  boston: {
    t: [
      ['slab', 0.46, 0.8, 0.045],
      ['flat', 0.6, 0.76, 0.065],
      ['dome', 0.28, 0.34, 0.09],
      ['step', 0.37, 0.52, 0.06],
      ['arch', 0.7, 0.5, 0.06],
    ],
    fg: 'water',
  },
  seattle: {
    t: [
      ['saucer', 0.24, 0.7, 0.03],
      ['round', 0.56, 0.86, 0.07],
      ['step', 0.47, 0.62, 0.06],
      ['slope', 0.66, 0.66, 0.06],
      ['flat', 0.75, 0.5, 0.06],
    ],
    fg: 'mountain',
  },
  losangeles: {
    t: [
      ['round', 0.52, 0.8, 0.075],
      ['slope', 0.42, 0.84, 0.065],
      ['flat', 0.62, 0.64, 0.06],
      ['step', 0.34, 0.54, 0.06],
      ['ziggurat', 0.72, 0.44, 0.05],
    ],
    fg: 'palms',
  },
  houston: {
    t: [
      ['slope', 0.5, 0.82, 0.07],
      ['gable', 0.38, 0.72, 0.075],
      ['flat', 0.6, 0.76, 0.06],
      ['taper', 0.7, 0.56, 0.06],
      ['flat', 0.28, 0.56, 0.06],
    ],
    fg: 'freeway',
  },
  washington: {
    t: [
      ['obelisk', 0.56, 0.84, 0.018],
      ['dome', 0.32, 0.5, 0.15],
      ['flat', 0.7, 0.26, 0.11],
      ['flat', 0.16, 0.22, 0.11],
      ['flat', 0.84, 0.24, 0.1],
    ],
    fg: 'trees',
  },
  phoenix: {
    t: [
      ['flat', 0.46, 0.6, 0.065],
      ['step', 0.57, 0.54, 0.06],
      ['slope', 0.36, 0.48, 0.06],
      ['flat', 0.67, 0.46, 0.06],
    ],
    fg: 'desert',
  },
};

export const GEN = (k) => {
  const T = ['flat', 'step', 'slope', 'gable', 'taper', 'round', 'deco', 'arch'];
  return {
    t: Array.from({ length: 6 }, (_, i) => [
      k.pick(T),
      0.2 + i * 0.12 + k.r(-0.03, 0.03),
      k.r(0.45, 0.85),
      k.r(0.05, 0.08),
    ]),
    fg: k.pick(['water', 'trees', 'river']),
  };
};
