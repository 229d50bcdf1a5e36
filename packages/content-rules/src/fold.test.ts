import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['ZÜRICH', 'zurich'],
  ['Zu\u0308rich', 'zurich'],
  ['Łódź, Ærø, Þór, Đà Nẵng', 'lodz, aero, thor, da nang'],
  ['STRASSE Straße STRAẞE', 'strasse strasse strasse'],
  ['İstanbul ISPARTA ısparta', 'istanbul isparta isparta'],
  ['José Nuñez, naïve, œuvre', 'jose nunez, naive, oeuvre'],
  ['ﬁnance １２ Ｂ', 'finance 12 b'],
  ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['Ёлка', 'елка'],
  ['OʼHare', "o'hare"],
  ['build‑to‐suit Büro\u00ADhaus', 'build-to-suit burohaus'],
  ['서울 がか हिन्दी', '서울 がか हिन्दी'],
  ['\u1112\u1161\u11ab', '한'],
  ['אִשָּׁה مُدَرِّس', 'אשה مدرس'],
  ['Acme™ 2½ m² — “quoted”', 'acme™ 2½ m² — “quoted”'],
])('folds %s', (text, folded) => expect(fold(text)).toBe(folded));
