/** The outlines of towers, one for each kind of crown. */
import { TAU } from './plate.js';

export function crownPts(type, x, w, b, t) {
  const h = b - t,
    X = (u) => x + (u - 0.5) * w;
  switch (type) {
    case 'spire':
      return [
        [X(0), b],
        [X(0), t + h * 0.3],
        [X(0.5), t + h * 0.12],
        [X(0.5) - 1.5, t - h * 0.1],
        [X(0.5) + 1.5, t - h * 0.1],
        [X(0.5), t + h * 0.12],
        [X(1), t + h * 0.3],
        [X(1), b],
      ];
    case 'crown':
      return [
        [X(0), b],
        [X(0), t + h * 0.08],
        [X(0.14), t],
        [X(0.28), t + h * 0.08],
        [X(0.5), t - h * 0.03],
        [X(0.72), t + h * 0.08],
        [X(0.86), t],
        [X(1), t + h * 0.08],
        [X(1), b],
      ];
    case 'gable':
      return [
        [X(0), b],
        [X(0), t + h * 0.16],
        [X(0.5), t],
        [X(1), t + h * 0.16],
        [X(1), b],
      ];
    case 'step':
      return [
        [X(0), b],
        [X(0), t + h * 0.42],
        [X(0.18), t + h * 0.42],
        [X(0.18), t + h * 0.16],
        [X(0.34), t + h * 0.16],
        [X(0.34), t],
        [X(0.42), t],
        [X(0.42), t - h * 0.14],
        [X(0.45), t - h * 0.14],
        [X(0.45), t],
        [X(0.66), t],
        [X(0.66), t + h * 0.16],
        [X(0.82), t + h * 0.16],
        [X(0.82), t + h * 0.42],
        [X(1), t + h * 0.42],
        [X(1), b],
      ];
    case 'deco':
      return [
        [X(0), b],
        [X(0), t + h * 0.5],
        [X(0.14), t + h * 0.5],
        [X(0.14), t + h * 0.28],
        [X(0.28), t + h * 0.28],
        [X(0.28), t + h * 0.18],
        [X(0.38), t + h * 0.1],
        [X(0.44), t + h * 0.06],
        [X(0.49), t - h * 0.08],
        [X(0.51), t - h * 0.08],
        [X(0.56), t + h * 0.06],
        [X(0.62), t + h * 0.1],
        [X(0.72), t + h * 0.18],
        [X(0.72), t + h * 0.28],
        [X(0.86), t + h * 0.28],
        [X(0.86), t + h * 0.5],
        [X(1), t + h * 0.5],
        [X(1), b],
      ];
    case 'taper':
      return [
        [X(0), b],
        [X(0.2), t + h * 0.03],
        [X(0.3), t],
        [X(0.3), t - h * 0.13],
        [X(0.34), t - h * 0.13],
        [X(0.34), t],
        [X(0.66), t],
        [X(0.66), t - h * 0.13],
        [X(0.7), t - h * 0.13],
        [X(0.7), t],
        [X(0.8), t + h * 0.03],
        [X(1), b],
      ];
    case 'taperneedle':
      return [
        [X(0), b],
        [X(0.24), t + h * 0.2],
        [X(0.46), t + h * 0.16],
        [X(0.49), t - h * 0.06],
        [X(0.53), t + h * 0.16],
        [X(0.78), t + h * 0.22],
        [X(1), b],
      ];
    case 'pyramid':
      return [
        [X(-0.1), b],
        [X(0.5), t - h * 0.08],
        [X(1.1), b],
      ];
    case 'round': {
      const p = [
        [X(0), b],
        [X(0), t + h * 0.3],
      ];
      for (let i = 0; i <= 10; i++) {
        const a = Math.PI - (Math.PI * i) / 10;
        p.push([x + (Math.cos(a) * w) / 2, t + h * 0.3 - Math.sin(a) * h * 0.3]);
      }
      p.push([X(1), b]);
      return p;
    }
    case 'arch': {
      const p = [
        [X(0), b],
        [X(0), t + w * 0.5],
      ];
      for (let i = 0; i <= 10; i++) {
        const a = Math.PI - (Math.PI * i) / 10;
        p.push([x + (Math.cos(a) * w) / 2, t + w * 0.5 - Math.sin(a) * w * 0.5]);
      }
      p.push([X(1), b]);
      return p;
    }
    case 'slope':
      return [
        [X(0), b],
        [X(0), t + h * 0.16],
        [X(1), t],
        [X(1), b],
      ];
    case 'diamond':
      return [
        [X(0), b],
        [X(0), t + h * 0.22],
        [X(0.7), t],
        [X(1), t + h * 0.14],
        [X(1), b],
      ];
    case 'prism':
      return [
        [X(0), b],
        [X(0.06), t + h * 0.2],
        [X(0.4), t],
        [X(0.9), t + h * 0.12],
        [X(1), b],
      ];
    case 'wave':
      return [
        [X(0), b],
        [X(0.06), t + h * 0.6],
        [X(0), t + h * 0.3],
        [X(0.1), t],
        [X(0.9), t + h * 0.05],
        [X(1), t + h * 0.35],
        [X(0.93), t + h * 0.62],
        [X(1), b],
      ];
    case 'dome': {
      const p = [
        [X(0), b],
        [X(0), b - h * 0.3],
        [X(0.2), b - h * 0.3],
        [X(0.24), b - h * 0.52],
      ];
      for (let i = 0; i <= 12; i++) {
        const a = Math.PI - (Math.PI * i) / 12;
        p.push([x + Math.cos(a) * w * 0.26, b - h * 0.54 - Math.sin(a) * h * 0.32]);
      }
      p.splice(10, 0, [x - w * 0.03, b - h * 0.86], [x - w * 0.03, t], [x + w * 0.03, t], [x + w * 0.03, b - h * 0.86]);
      p.push([X(0.76), b - h * 0.52], [X(0.8), b - h * 0.3], [X(1), b - h * 0.3], [X(1), b]);
      return p;
    }
    case 'obelisk':
      return [
        [X(0), b],
        [X(0.14), t + h * 0.07],
        [X(0.5), t],
        [X(0.86), t + h * 0.07],
        [X(1), b],
      ];
    case 'ball': {
      const p = [
        [X(0.36), b],
        [X(0.36), t + w * 1],
      ];
      for (let i = 0; i <= 16; i++) {
        const a = Math.PI * 0.6 + ((TAU * i) / 16) * 0.97;
        p.push([x + Math.cos(a) * w * 0.62, t + w * 0.5 + Math.sin(a) * w * 0.62]);
      }
      p.push([X(0.64), t + w], [X(0.64), b]);
      return p;
    }
    case 'saucer':
      return [
        [X(-0.5), b],
        [X(0.4), t + h * 0.4],
        [X(0.38), t + h * 0.2],
        [X(-0.7), t + h * 0.17],
        [X(-1), t + h * 0.13],
        [X(-0.4), t + h * 0.1],
        [X(0.3), t + h * 0.06],
        [X(0.47), t - h * 0.12],
        [X(0.53), t - h * 0.12],
        [X(0.7), t + h * 0.06],
        [X(1.4), t + h * 0.1],
        [X(2), t + h * 0.13],
        [X(1.7), t + h * 0.17],
        [X(0.62), t + h * 0.2],
        [X(0.6), t + h * 0.4],
        [X(1.5), b],
      ];
    case 'ziggurat':
      return [
        [X(0), b],
        [X(0), t + h * 0.3],
        [X(0.25), t + h * 0.3],
        [X(0.25), t + h * 0.12],
        [X(0.5), t],
        [X(0.75), t + h * 0.12],
        [X(0.75), t + h * 0.3],
        [X(1), t + h * 0.3],
        [X(1), b],
      ];
    case 'cyl':
      return [
        [X(0), b],
        [X(0), t + 4],
        [X(0.1), t],
        [X(0.9), t],
        [X(1), t + 4],
        [X(1), b],
      ];
    default:
      return [
        [X(0), b],
        [X(0), t],
        [X(1), t],
        [X(1), b],
      ];
  }
}
