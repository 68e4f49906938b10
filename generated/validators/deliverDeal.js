// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from './support/bounds.js';
import { isDate } from './support/date.js';
import { textLength as func0 } from './support/text-length.js';
export const deliverDealBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.final_price === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "final_price"}});
errors++;
}
if(data.final_price !== undefined){
let data0 = data.final_price;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/final_price",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/final_price",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data0 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/final_price",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data.delivered_on !== undefined){
let data1 = data.delivered_on;
if(isBeyond(data1, "until", this, "today")){
(vErrors ??= []).push({instancePath:instancePath+"/delivered_on",keyword:"bounds",params:{says: "This day is in the future."}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/delivered_on",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!isDate(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/delivered_on",keyword:"looks",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/delivered_on",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["final_price", "delivered_on"].includes(key0)){
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
