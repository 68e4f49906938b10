// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const validateCarProposal = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_displayed === undefined){
data.is_displayed = true;
}
if(data.car === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "car"}});
errors++;
}
if(data.client_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_ids"}});
errors++;
}
if(data.car !== undefined){
let data0 = data.car;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.source === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/car",keyword:"required",params:{missingProperty: "source"}});
errors++;
}
if(data0.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/car",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data0.source !== undefined){
let data1 = data0.source;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/car/source",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["listing", "link"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/car/source",keyword:"choice",params:{}});
errors++;
}
}
if(data0.id !== undefined){
let data2 = data0.id;
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/car/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/car/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data0){
if(!["source", "id"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/car",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/car",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.client_ids !== undefined){
let data3 = data.client_ids;
if(Array.isArray(data3)){
if(data3.length > 60){
(vErrors ??= []).push({instancePath:instancePath+"/client_ids",keyword:"maxItems",params:{limit: 60}});
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/client_ids",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/client_ids/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_ids/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/client_ids",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_ids",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.message !== undefined){
let data5 = data.message;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
}
}
if(data.proposal_id !== undefined){
let data6 = data.proposal_id;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/proposal_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proposal_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.comments !== undefined){
let data7 = data.comments;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
}
}
if(typeof data.is_displayed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_displayed",keyword:"type",params:{type: "boolean"}});
errors++;
}
for(const key1 in data){
if(!["car", "client_ids", "message", "proposal_id", "comments", "is_displayed"].includes(key1)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key1}});
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
