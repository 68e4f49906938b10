import { captureMark } from '../../../domain/capture.ts';

/**
 * What the bookmark does on a seller's page: it reads the facts the page shows (schema.org, its own title and pictures, a VIN in its text) and opens our page
 * with them in the fragment, which no server is sent. It brings no token and asks nobody. Text, because it runs outside of our build.
 */
const source = `(function(target){
var d=document,facts={url:location.href,title:'',photos:[]};
function say(name,value){if(value!==undefined&&value!==null&&value!==''&&facts[name]===undefined)facts[name]=String(value).slice(0,300)}
function list(value){return value===undefined||value===null?[]:Array.isArray(value)?value:[value]}
function photo(value){var a=typeof value==='string'?value:value&&(value.url||value.contentUrl);if(typeof a==='string'&&facts.photos.length<12){try{facts.photos.push(new URL(a,location.href).href.slice(0,1000))}catch(e){}}}
function isCar(node){return list(node['@type']).some(function(t){return /^(Car|Vehicle|Motorcycle|Product|IndividualProduct)$/.test(String(t).replace(/^.*[/:]/,''))})}
function visit(node,depth){
if(!node||typeof node!=='object'||depth>6)return;
if(Array.isArray(node)){node.slice(0,200).forEach(function(n){visit(n,depth+1)});return}
if(isCar(node)){
say('name',node.name);say('vin',node.vehicleIdentificationNumber);
var m=node.mileageFromOdometer;say('miles',m&&typeof m==='object'?m.value:m);
list(node.offers).forEach(function(o){if(o&&typeof o==='object'){say('price',o.price||o.lowPrice||(o.priceSpecification&&o.priceSpecification.price));var s=o.seller||o.offeredBy;say('dealer',s&&typeof s==='object'?s.name:s)}});
list(node.image).forEach(photo)}
Object.keys(node).slice(0,60).forEach(function(k){visit(node[k],depth+1)})}
d.querySelectorAll('script[type="application/ld+json"]').forEach(function(s){try{visit(JSON.parse(s.textContent),0)}catch(e){}});
function prop(name){var e=d.querySelector('[itemprop="'+name+'"]');return e&&(e.getAttribute('content')||e.textContent)}
function meta(name){var e=d.querySelector('meta[property="'+name+'"],meta[name="'+name+'"]');return e&&e.getAttribute('content')}
say('vin',prop('vehicleIdentificationNumber'));say('price',prop('price')||meta('product:price:amount')||meta('og:price:amount'));say('miles',prop('mileageFromOdometer'));
var text=(d.body&&(d.body.innerText||d.body.textContent)||'').slice(0,200000);
var vin=/\\b(?=[A-Z0-9]*\\d)[A-HJ-NPR-Z0-9]{17}\\b/.exec(text);say('vin',vin&&vin[0]);
var price=/\\$\\s?\\d{1,3}(?:,\\d{3})+/.exec(text);say('price',price&&price[0]);
var miles=/\\b(\\d{1,3}(?:,\\d{3})*)\\s*(?:mi\\b|miles\\b)/i.exec(text);say('miles',miles&&miles[1]);
facts.title=String(facts.name||meta('og:title')||d.title||'').slice(0,300);delete facts.name;
if(!facts.photos.length)photo(meta('og:image'));
window.open(target+encodeURIComponent(JSON.stringify(facts)),'_blank','noopener')
})`;

/** The bookmark's address. @param page where ours is, from `https:` on, without a fragment */
export const bookmarkFor = (page: string): string => `javascript:void ${source}(${JSON.stringify(page + captureMark)})`;
