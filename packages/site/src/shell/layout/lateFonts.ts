import { fontFaces } from '@masthead/design-system/font-files';

/** Letter spacing of a box whose lines would break differently changes in these steps, in parts of the font size. */
const spacingStep = 0.004;
const maxSteps = 6;

const faces = JSON.stringify(
  Object.values(fontFaces).map(({ family, lateFamily, file }) => [family, lateFamily, file]),
);

/**
 * Inline script: shows faces whose files arrive after the first paint (decision 40). Text boxes that begin above the end of
 * the window keep their height, so that nothing visible moves: `boxes` finds them, `show` adds the faces, then changes the
 * letter spacing of boxes that differ; a box that still differs keeps its fallback font. `drawn` measures whether the
 * document uses a loaded face: an `optional` face that came too late is not used. Without a file the fallback stays.
 */
export const lateFontsScript = `(faces=>{
var boxes=()=>{var found=new Set,texts=document.createTreeWalker(document.body,4),box,r;
while(texts.nextNode()){box=texts.currentNode.parentElement;if(found.has(box)||!texts.currentNode.data.trim())continue;
r=box.getBoundingClientRect();if(!r.height||r.top>=innerHeight)continue;
while(box&&getComputedStyle(box).display.startsWith('inline'))box=box.parentElement;
if(box)found.add(box)}
return[...found].map(box=>{var s=getComputedStyle(box);return{box,was:box.offsetHeight,size:parseFloat(s.fontSize),spacing:parseFloat(s.letterSpacing)||0}})};
var show=late=>{var held=boxes(),differing=()=>held.filter(b=>b.box.offsetHeight!==b.was),left,step;
late.forEach(f=>document.fonts.add(f));left=differing();
left.forEach(b=>{b.sign=b.box.offsetHeight>b.was?-1:1});
for(step=1;step<=${maxSteps}&&left.length;step++){left.forEach(b=>{b.box.style.letterSpacing=b.spacing+b.sign*b.size*step*${spacingStep}+'px'});left=differing()}
left.forEach(({box})=>{box.style.letterSpacing='';box.style.fontFamily=getComputedStyle(box).fontFamily.replace(/"[^"]+ late", /,'')})};
var drawn=name=>{var c=document.createElement('canvas').getContext('2d'),w=f=>{c.font=f;return c.measureText('Hamburgefonstiv').width};return w('40px "'+name+'",monospace')!==w('40px monospace')};
var nameOf=f=>f.family.replaceAll('"','');
var start=async()=>{var used=[...document.fonts].filter(f=>f.status!=='unloaded'&&faces.some(([name])=>name===nameOf(f)));
await Promise.all(used.map(f=>f.loaded));
var late=faces.filter(([name])=>used.some(f=>nameOf(f)===name)&&!drawn(name));
if(late.length)show(await Promise.all(late.map(([,name,file])=>new FontFace(name,'url('+file+')',{weight:'400 700'}).load())))};
addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>setTimeout(()=>start().catch(()=>{}))))
})(${faces})`.replaceAll('\n', '');
