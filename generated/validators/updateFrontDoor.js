// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const updateFrontDoorBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.headline !== undefined){
let data0 = data.headline;
if(typeof data0 === "string"){
if(func0(data0) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/headline",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func0(data0) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/headline",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!/\S/u.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/headline",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/headline",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.lead !== undefined){
let data1 = data.lead;
if(typeof data1 === "string"){
if(func0(data1) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/lead",keyword:"maxLength",params:{limit: 300}});
errors++;
}
if(func0(data1) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/lead",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!/\S/u.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/lead",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lead",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.questions !== undefined){
let data2 = data.questions;
if(Array.isArray(data2)){
if(data2.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/questions",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.question === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,keyword:"required",params:{missingProperty: "question"}});
errors++;
}
if(data3.answer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,keyword:"required",params:{missingProperty: "answer"}});
errors++;
}
if(data3.question !== undefined){
let data4 = data3.question;
if(typeof data4 === "string"){
if(func0(data4) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/question",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func0(data4) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/question",keyword:"minLength",params:{limit: 3}});
errors++;
}
if(!/\S/u.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/question",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/question",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.answer !== undefined){
let data5 = data3.answer;
if(typeof data5 === "string"){
if(func0(data5) > 800){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/answer",keyword:"maxLength",params:{limit: 800}});
errors++;
}
if(func0(data5) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/answer",keyword:"minLength",params:{limit: 3}});
errors++;
}
if(!/\S/u.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/answer",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/answer",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data3){
if(!["question", "answer"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.advisor_ids !== undefined){
let data6 = data.advisor_ids;
if(Array.isArray(data6)){
if(data6.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/advisor_ids",keyword:"maxItems",params:{limit: 12}});
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/advisor_ids/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/advisor_ids/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i2 = data6.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data6[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/advisor_ids",keyword:"uniqueItems",params:{i: i2, j: j0}});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/advisor_ids",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.shows_sample !== undefined){
if(typeof data.shows_sample !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/shows_sample",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.version !== undefined){
let data9 = data.version;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
for(const key1 in data){
if(!["headline", "lead", "questions", "advisor_ids", "shows_sample", "version"].includes(key1)){
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
