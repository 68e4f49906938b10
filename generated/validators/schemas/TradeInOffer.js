// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDate } from '../support/date.js';
import { textLength as func0 } from '../support/text-length.js';
export const validateTradeInOffer = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from"}});
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data1 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data.offered_on !== undefined){
let data2 = data.offered_on;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/offered_on",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(isBeyond(data2, "until", this, "today")){
(vErrors ??= []).push({instancePath:instancePath+"/offered_on",keyword:"bounds",params:{says: "This day is in the future."}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/offered_on",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!isDate(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/offered_on",keyword:"looks",params:{format: "date"}});
errors++;
}
}
}
for(const key0 in data){
if(!["from", "amount", "offered_on"].includes(key0)){
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
