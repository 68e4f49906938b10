// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const createSavedViewBody = validate0;

const pattern0 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_shared === undefined){
data.is_shared = false;
}
if(data.filter === undefined){
data.filter = {};
}
if(data.sort === undefined){
data.sort = null;
}
if(data.columns === undefined){
data.columns = null;
}
if(data.group_by === undefined){
data.group_by = null;
}
if(data.density === undefined){
data.density = "regular";
}
if(data.list === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "list"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.list !== undefined){
let data0 = data.list;
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/list",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/list",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/list",keyword:"matches",params:{says: "The resource whose list it is."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/list",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!/\S/u.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(typeof data.is_shared !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_shared",keyword:"type",params:{type: "boolean"}});
errors++;
}
let data3 = data.filter;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
let data4 = data.sort;
if((!(Array.isArray(data4))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: ["array","null"]}});
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data4.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func0(data5) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/sort/" + i0,keyword:"maxLength",params:{limit: 60}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
let data6 = data.columns;
if((!(Array.isArray(data6))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"type",params:{type: ["array","null"]}});
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"maxItems",params:{limit: 40}});
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func0(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i1,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i1,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
let data8 = data.group_by;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/group_by",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/group_by",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/group_by",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
let data9 = data.density;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/density",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["regular", "compact"].includes(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/density",keyword:"choice",params:{}});
errors++;
}
for(const key0 in data){
if(!["list", "name", "is_shared", "filter", "sort", "columns", "group_by", "density"].includes(key0)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
