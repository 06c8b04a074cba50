/**
 * Inline in every public page, before the first picture can fail: marks those that did not come with `data-broken`, so
 * that the browser's broken frame is hidden and what stands in for it shows; one with `data-instead` gets that picture.
 */
export const watchPictures =
  'for(let t of["error","load"])addEventListener(t,({target:i})=>{if(i.localName!="img")return;' +
  'let d=i.dataset,s=d.instead;t=="error"&&s?(delete d.instead,i.src=s):' +
  '(i.closest("picture")??i).toggleAttribute("data-broken",t=="error")},!0)';
