import { audioRoute } from '@masthead/site/audio-route';

export const { GET, HEAD } = audioRoute();
