// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDate } from '../support/date.js';
import { isEmail } from '../support/email.js';
import { textLength as func0 } from '../support/text-length.js';
import { validateOptionPreference } from '../schemas/OptionPreference.js';
import { validateVehiclePreference } from '../schemas/VehiclePreference.js';
export const validateChecklistSelections = validate0;

const pattern0 = new RegExp("^[0-9]{5}(-[0-9]{4})?$", "u");
const pattern1 = new RegExp("^\\+?[0-9 ().\\-]{7,24}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vehicles !== undefined){
let data0 = data.vehicles;
if(Array.isArray(data0)){
if(data0.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles",keyword:"maxItems",params:{limit: 10}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validateVehiclePreference.call(this, data0[i0], {instancePath: instancePath + "/vehicles/" + i0})){
vErrors = vErrors === null ? validateVehiclePreference.errors : vErrors.concat(validateVehiclePreference.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vehicles",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.money !== undefined){
let data2 = data.money;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.method !== undefined){
let data3 = data2.method;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/method",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["cash", "finance", "lease", null].includes(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/money/method",keyword:"choice",params:{}});
errors++;
}
}
if(data2.max_total !== undefined){
let data4 = data2.max_total;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/max_total",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/money/max_total",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data4 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/money/max_total",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data2.max_monthly !== undefined){
let data5 = data2.max_monthly;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/max_monthly",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/money/max_monthly",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data5 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/money/max_monthly",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data2.down_payment !== undefined){
let data6 = data2.down_payment;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/down_payment",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/money/down_payment",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data6 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/money/down_payment",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data2.credit_tier !== undefined){
let data7 = data2.credit_tier;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/credit_tier",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["excellent", "good", "fair", "rebuilding", "unsure", null].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/money/credit_tier",keyword:"choice",params:{}});
errors++;
}
}
if(data2.term_months !== undefined){
let data8 = data2.term_months;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/term_months",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 120 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/money/term_months",keyword:"maximum",params:{comparison: "<=", limit: 120}});
errors++;
}
if(data8 < 12 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/money/term_months",keyword:"minimum",params:{comparison: ">=", limit: 12}});
errors++;
}
}
}
if(data2.annual_miles !== undefined){
let data9 = data2.annual_miles;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/annual_miles",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 200000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/money/annual_miles",keyword:"maximum",params:{comparison: "<=", limit: 200000}});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/money/annual_miles",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
for(const key0 in data2){
if(!["method", "max_total", "max_monthly", "down_payment", "credit_tier", "term_months", "annual_miles"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/money",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/money",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.taste !== undefined){
let data10 = data.taste;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.exterior_colours !== undefined){
let data11 = data10.exterior_colours;
if(Array.isArray(data11)){
if(data11.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/taste/exterior_colours",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(func0(data12) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/taste/exterior_colours/" + i1,keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/taste/exterior_colours/" + i1,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/exterior_colours/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data11[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/taste/exterior_colours",keyword:"uniqueItems",params:{i: i2, j: j0}});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/exterior_colours",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data10.interior_colours !== undefined){
let data13 = data10.interior_colours;
if(Array.isArray(data13)){
if(data13.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/taste/interior_colours",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len2 = data13.length;
for(let i3=0; i3<len2; i3++){
let data14 = data13[i3];
if(typeof data14 === "string"){
if(func0(data14) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/taste/interior_colours/" + i3,keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data14) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/taste/interior_colours/" + i3,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/interior_colours/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i4 = data13.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data13[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/taste/interior_colours",keyword:"uniqueItems",params:{i: i4, j: j1}});
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/interior_colours",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data10.rejected_colours !== undefined){
let data15 = data10.rejected_colours;
if(Array.isArray(data15)){
if(data15.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/taste/rejected_colours",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len3 = data15.length;
for(let i5=0; i5<len3; i5++){
let data16 = data15[i5];
if(typeof data16 === "string"){
if(func0(data16) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/taste/rejected_colours/" + i5,keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/taste/rejected_colours/" + i5,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/rejected_colours/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i6 = data15.length;
let j2;
if(i6 > 1){
const indices2 = {};
for(;i6--;){
let item2 = data15[i6];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
(vErrors ??= []).push({instancePath:instancePath+"/taste/rejected_colours",keyword:"uniqueItems",params:{i: i6, j: j2}});
errors++;
break;
}
indices2[item2] = i6;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/rejected_colours",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data10.options !== undefined){
let data17 = data10.options;
if(Array.isArray(data17)){
if(data17.length > 60){
(vErrors ??= []).push({instancePath:instancePath+"/taste/options",keyword:"maxItems",params:{limit: 60}});
errors++;
}
const len4 = data17.length;
for(let i7=0; i7<len4; i7++){
if(!validateOptionPreference.call(this, data17[i7], {instancePath: instancePath + "/taste/options/" + i7})){
vErrors = vErrors === null ? validateOptionPreference.errors : vErrors.concat(validateOptionPreference.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/options",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key1 in data10){
if(!["exterior_colours", "interior_colours", "rejected_colours", "options"].includes(key1)){
(vErrors ??= []).push({instancePath:instancePath+"/taste",keyword:"known",params:{additionalProperty: key1}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.logistics !== undefined){
let data19 = data.logistics;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.zip !== undefined){
let data20 = data19.zip;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/zip",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data20 === "string"){
if(func0(data20) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/zip",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!pattern0.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/zip",keyword:"matches",params:{}});
errors++;
}
}
}
if(data19.max_distance !== undefined){
let data21 = data19.max_distance;
if((!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))) && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/max_distance",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data21 == "number"){
if(data21 > 5000 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/max_distance",keyword:"maximum",params:{comparison: "<=", limit: 5000}});
errors++;
}
if(data21 < 1 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/max_distance",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data19.delivery !== undefined){
let data22 = data19.delivery;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/delivery",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["pick_up", "delivery", "either", null].includes(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/delivery",keyword:"choice",params:{}});
errors++;
}
}
if(data19.earliest !== undefined){
let data23 = data19.earliest;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/earliest",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data23 === "string"){
if(func0(data23) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/earliest",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!isDate(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/earliest",keyword:"looks",params:{format: "date"}});
errors++;
}
}
}
if(data19.latest !== undefined){
let data24 = data19.latest;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/latest",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(isBeyond(data24, "from", data19, "earliest")){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/latest",keyword:"bounds",params:{says: "This is before the earliest date."}});
errors++;
}
if(typeof data24 === "string"){
if(func0(data24) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/latest",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!isDate(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/latest",keyword:"looks",params:{format: "date"}});
errors++;
}
}
}
if(data19.contact_way !== undefined){
let data25 = data19.contact_way;
if((typeof data25 !== "string") && (data25 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/contact_way",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["chat", "phone", "text", "email", null].includes(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/contact_way",keyword:"choice",params:{}});
errors++;
}
}
if(data19.contact_time !== undefined){
let data26 = data19.contact_time;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/contact_time",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["morning", "afternoon", "evening", "any", null].includes(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/contact_time",keyword:"choice",params:{}});
errors++;
}
}
if(data19.second_decider !== undefined){
let data27 = data19.second_decider;
if(data27 !== null){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.name !== undefined){
let data28 = data27.name;
if((typeof data28 !== "string") && (data28 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/name",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data28 === "string"){
if(func0(data28) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/name",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
}
if(data27.email !== undefined){
let data29 = data27.email;
if((typeof data29 !== "string") && (data29 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/email",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data29 === "string"){
if(func0(data29) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(!isEmail(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/email",keyword:"looks",params:{format: "email"}});
errors++;
}
}
}
if(data27.phone !== undefined){
let data30 = data27.phone;
if((typeof data30 !== "string") && (data30 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/phone",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data30 === "string"){
if(!pattern1.test(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/phone",keyword:"phone",params:{format: "phone"}});
errors++;
}
if(func0(data30) > 25){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/phone",keyword:"maxLength",params:{limit: 25}});
errors++;
}
}
}
for(const key2 in data27){
if(!["name", "email", "phone"].includes(key2)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider",keyword:"known",params:{additionalProperty: key2}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
if(data19.remarks !== undefined){
let data31 = data19.remarks;
if((typeof data31 !== "string") && (data31 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/remarks",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data31 === "string"){
if(func0(data31) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/remarks",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
}
}
for(const key3 in data19){
if(!["zip", "max_distance", "delivery", "earliest", "latest", "contact_way", "contact_time", "second_decider", "remarks"].includes(key3)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics",keyword:"known",params:{additionalProperty: key3}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logistics",keyword:"type",params:{type: "object"}});
errors++;
}
}
for(const key4 in data){
if(!["vehicles", "money", "taste", "logistics"].includes(key4)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key4}});
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
