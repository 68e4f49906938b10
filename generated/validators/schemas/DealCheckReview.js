// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from '../support/text-length.js';
import { validateCheckedLine } from '../schemas/CheckedLine.js';
import { validateContractLines } from '../schemas/ContractLines.js';
export const validateDealCheckReview = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verdicts === undefined){
data.verdicts = [];
}
if(data.verdict === undefined){
data.verdict = null;
}
if(data.summary === undefined){
data.summary = null;
}
if(data.otherwise === undefined){
data.otherwise = null;
}
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"}});
errors++;
}
if(data.lines === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lines"}});
errors++;
}
if(data.number !== undefined){
let data0 = data.number;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.lines !== undefined){
if(!validateContractLines.call(this, data.lines, {instancePath: instancePath + "/lines"})){
vErrors = vErrors === null ? validateContractLines.errors : vErrors.concat(validateContractLines.errors);
errors = vErrors.length;
}
}
let data2 = data.verdicts;
if(Array.isArray(data2)){
if(data2.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/verdicts",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!validateCheckedLine.call(this, data2[i0], {instancePath: instancePath + "/verdicts/" + i0})){
vErrors = vErrors === null ? validateCheckedLine.errors : vErrors.concat(validateCheckedLine.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/verdicts",keyword:"type",params:{type: "array"}});
errors++;
}
let data4 = data.verdict;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["good", "ask_first", "walk_away", null].includes(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"choice",params:{}});
errors++;
}
let data5 = data.summary;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 1000}});
errors++;
}
}
let data6 = data.otherwise;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/otherwise",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/otherwise",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
for(const key0 in data){
if(!["number", "lines", "verdicts", "verdict", "summary", "otherwise"].includes(key0)){
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
