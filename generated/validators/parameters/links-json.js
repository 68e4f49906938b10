// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDateTime } from '../support/date-time.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const listLinksFilter = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data0.q !== undefined){
let data3 = data0.q;
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.user_id !== undefined){
let data4 = data0.user_id;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data0.advisor_id !== undefined){
let data6 = data0.advisor_id;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data0.status !== undefined){
let data8 = data0.status;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["proposed", "research_requested", "researched", "otd_requested", "otd_received", "accepted", "purchased", "rejected", "unavailable"].includes(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"choice",params:{}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["proposed", "research_requested", "researched", "otd_requested", "otd_received", "accepted", "purchased", "rejected", "unavailable"].includes(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i3,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data0.tier !== undefined){
let data10 = data0.tier;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["top_pick", "strong", "alternative", "stretch"].includes(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier",keyword:"choice",params:{}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs41 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["top_pick", "strong", "alternative", "stretch"].includes(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier/" + i4,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data0.category !== undefined){
let data12 = data0.category;
const _errs46 = errors;
let valid17 = false;
const _errs47 = errors;
if(typeof data12 === "string"){
if(func0(data12) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/category",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid5 = _errs47 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs49 = errors;
if(Array.isArray(data12)){
if(data12.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
if(typeof data13 === "string"){
if(func0(data13) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category/" + i5,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category/" + i5,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/category/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/category",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs49 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
if(data0.is_displayed !== undefined){
if(typeof data0.is_displayed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/is_displayed",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.make !== undefined){
let data15 = data0.make;
const _errs56 = errors;
let valid20 = false;
const _errs57 = errors;
if(typeof data15 === "string"){
if(func0(data15) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid6 = _errs57 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs59 = errors;
if(Array.isArray(data15)){
if(data15.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data15.length;
for(let i6=0; i6<len6; i6++){
let data16 = data15[i6];
if(typeof data16 === "string"){
if(func0(data16) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make/" + i6,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make/" + i6,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs59 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
}
if(data0.year_gte !== undefined){
let data17 = data0.year_gte;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 2100 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_gte",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data17 < 1950 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_gte",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
if(data0.year_lte !== undefined){
let data18 = data0.year_lte;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data18, "from", data0, "year_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_lte",keyword:"bounds",params:{says: "Must not be less than “Year from”."}});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 2100 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_lte",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data18 < 1950 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_lte",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
if(data0.price_gte !== undefined){
let data19 = data0.price_gte;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_gte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data19 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_gte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.price_lte !== undefined){
let data20 = data0.price_lte;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data20, "from", data0, "price_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_lte",keyword:"bounds",params:{says: "Must not be less than “Price from”."}});
errors++;
}
if(typeof data20 == "number"){
if(data20 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_lte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data20 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_lte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.miles_lte !== undefined){
let data21 = data0.miles_lte;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data21, "from", data0, "miles_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_lte",keyword:"bounds",params:{says: "Must not be less than “Miles from”."}});
errors++;
}
if(typeof data21 == "number"){
if(data21 > 1000000 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_lte",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data21 < 0 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_lte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.vin !== undefined){
let data22 = data0.vin;
const _errs74 = errors;
let valid23 = false;
const _errs75 = errors;
if(typeof data22 === "string"){
if(func0(data22) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin",keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(func0(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid7 = _errs75 === errors;
valid23 = valid23 || _valid7;
if(!valid23){
const _errs77 = errors;
if(Array.isArray(data22)){
if(data22.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len7 = data22.length;
for(let i7=0; i7<len7; i7++){
let data23 = data22[i7];
if(typeof data23 === "string"){
if(func0(data23) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin/" + i7,keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(func0(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin/" + i7,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin/" + i7,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid7 = _errs77 === errors;
valid23 = valid23 || _valid7;
}
if(!valid23){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data0.created_at_gte !== undefined){
let data24 = data0.created_at_gte;
if(typeof data24 === "string"){
if(func0(data24) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_lte !== undefined){
let data25 = data0.created_at_lte;
if(isBeyond(data25, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Created after”."}});
errors++;
}
if(typeof data25 === "string"){
if(func0(data25) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data26 = data0.id_gte;
if(typeof data26 === "string"){
if(!isUuid(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.user_id_not !== undefined){
let data27 = data0.user_id_not;
const _errs88 = errors;
let valid26 = false;
const _errs89 = errors;
if(typeof data27 === "string"){
if(!isUuid(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid8 = _errs89 === errors;
valid26 = valid26 || _valid8;
if(!valid26){
const _errs91 = errors;
if(Array.isArray(data27)){
if(data27.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len8 = data27.length;
for(let i8=0; i8<len8; i8++){
let data28 = data27[i8];
if(typeof data28 === "string"){
if(!isUuid(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i8,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i8,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid8 = _errs91 === errors;
valid26 = valid26 || _valid8;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
}
}
if(data0.advisor_id_not !== undefined){
let data29 = data0.advisor_id_not;
const _errs96 = errors;
let valid29 = false;
const _errs97 = errors;
if(typeof data29 === "string"){
if(!isUuid(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid9 = _errs97 === errors;
valid29 = valid29 || _valid9;
if(!valid29){
const _errs99 = errors;
if(Array.isArray(data29)){
if(data29.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len9 = data29.length;
for(let i9=0; i9<len9; i9++){
let data30 = data29[i9];
if(typeof data30 === "string"){
if(!isUuid(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not/" + i9,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not/" + i9,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid9 = _errs99 === errors;
valid29 = valid29 || _valid9;
}
if(!valid29){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs96;
if(vErrors !== null){
if(_errs96){
vErrors.length = _errs96;
}
else {
vErrors = null;
}
}
}
}
if(data0.advisor_id_empty !== undefined){
if(typeof data0.advisor_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.status_not !== undefined){
let data32 = data0.status_not;
const _errs106 = errors;
let valid32 = false;
const _errs107 = errors;
if(typeof data32 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["proposed", "research_requested", "researched", "otd_requested", "otd_received", "accepted", "purchased", "rejected", "unavailable"].includes(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"choice",params:{}});
errors++;
}
var _valid10 = _errs107 === errors;
valid32 = valid32 || _valid10;
if(!valid32){
const _errs109 = errors;
if(Array.isArray(data32)){
if(data32.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len10 = data32.length;
for(let i10=0; i10<len10; i10++){
let data33 = data32[i10];
if(typeof data33 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i10,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["proposed", "research_requested", "researched", "otd_requested", "otd_received", "accepted", "purchased", "rejected", "unavailable"].includes(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i10,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid10 = _errs109 === errors;
valid32 = valid32 || _valid10;
}
if(!valid32){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs106;
if(vErrors !== null){
if(_errs106){
vErrors.length = _errs106;
}
else {
vErrors = null;
}
}
}
}
if(data0.tier_not !== undefined){
let data34 = data0.tier_not;
const _errs114 = errors;
let valid35 = false;
const _errs115 = errors;
if(typeof data34 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["top_pick", "strong", "alternative", "stretch"].includes(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier_not",keyword:"choice",params:{}});
errors++;
}
var _valid11 = _errs115 === errors;
valid35 = valid35 || _valid11;
if(!valid35){
const _errs117 = errors;
if(Array.isArray(data34)){
if(data34.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len11 = data34.length;
for(let i11=0; i11<len11; i11++){
let data35 = data34[i11];
if(typeof data35 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier_not/" + i11,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["top_pick", "strong", "alternative", "stretch"].includes(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier_not/" + i11,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid11 = _errs117 === errors;
valid35 = valid35 || _valid11;
}
if(!valid35){
(vErrors ??= []).push({instancePath:instancePath+"/filter/tier_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs114;
if(vErrors !== null){
if(_errs114){
vErrors.length = _errs114;
}
else {
vErrors = null;
}
}
}
}
if(data0.category_not !== undefined){
let data36 = data0.category_not;
const _errs122 = errors;
let valid38 = false;
const _errs123 = errors;
if(typeof data36 === "string"){
if(func0(data36) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category_not",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data36) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category_not",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/category_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid12 = _errs123 === errors;
valid38 = valid38 || _valid12;
if(!valid38){
const _errs125 = errors;
if(Array.isArray(data36)){
if(data36.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len12 = data36.length;
for(let i12=0; i12<len12; i12++){
let data37 = data36[i12];
if(typeof data37 === "string"){
if(func0(data37) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category_not/" + i12,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data37) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category_not/" + i12,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/category_not/" + i12,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/category_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid12 = _errs125 === errors;
valid38 = valid38 || _valid12;
}
if(!valid38){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs122;
if(vErrors !== null){
if(_errs122){
vErrors.length = _errs122;
}
else {
vErrors = null;
}
}
}
}
if(data0.category_contains !== undefined){
let data38 = data0.category_contains;
if(typeof data38 === "string"){
if(func0(data38) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data38) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/category_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.category_empty !== undefined){
if(typeof data0.category_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/category_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.make_not !== undefined){
let data40 = data0.make_not;
const _errs134 = errors;
let valid41 = false;
const _errs135 = errors;
if(typeof data40 === "string"){
if(func0(data40) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data40) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid13 = _errs135 === errors;
valid41 = valid41 || _valid13;
if(!valid41){
const _errs137 = errors;
if(Array.isArray(data40)){
if(data40.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len13 = data40.length;
for(let i13=0; i13<len13; i13++){
let data41 = data40[i13];
if(typeof data41 === "string"){
if(func0(data41) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not/" + i13,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data41) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not/" + i13,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not/" + i13,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid13 = _errs137 === errors;
valid41 = valid41 || _valid13;
}
if(!valid41){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs134;
if(vErrors !== null){
if(_errs134){
vErrors.length = _errs134;
}
else {
vErrors = null;
}
}
}
}
if(data0.make_contains !== undefined){
let data42 = data0.make_contains;
if(typeof data42 === "string"){
if(func0(data42) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data42) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.make_empty !== undefined){
if(typeof data0.make_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.year_empty !== undefined){
if(typeof data0.year_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.price_empty !== undefined){
if(typeof data0.price_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.miles_gte !== undefined){
let data46 = data0.miles_gte;
if(!((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data46 == "number"){
if(data46 > 1000000 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_gte",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data46 < 0 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_gte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.miles_empty !== undefined){
if(typeof data0.miles_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.vin_not !== undefined){
let data48 = data0.vin_not;
const _errs154 = errors;
let valid44 = false;
const _errs155 = errors;
if(typeof data48 === "string"){
if(func0(data48) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not",keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(func0(data48) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid14 = _errs155 === errors;
valid44 = valid44 || _valid14;
if(!valid44){
const _errs157 = errors;
if(Array.isArray(data48)){
if(data48.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len14 = data48.length;
for(let i14=0; i14<len14; i14++){
let data49 = data48[i14];
if(typeof data49 === "string"){
if(func0(data49) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not/" + i14,keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(func0(data49) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not/" + i14,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not/" + i14,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid14 = _errs157 === errors;
valid44 = valid44 || _valid14;
}
if(!valid44){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs154;
if(vErrors !== null){
if(_errs154){
vErrors.length = _errs154;
}
else {
vErrors = null;
}
}
}
}
if(data0.vin_contains !== undefined){
let data50 = data0.vin_contains;
if(typeof data50 === "string"){
if(func0(data50) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data50) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.vin_empty !== undefined){
if(typeof data0.vin_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.title_contains !== undefined){
let data52 = data0.title_contains;
if(typeof data52 === "string"){
if(func0(data52) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data52) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.status_since_gte !== undefined){
let data53 = data0.status_since_gte;
if(typeof data53 === "string"){
if(func0(data53) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_since_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data53)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_since_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_since_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.status_since_lte !== undefined){
let data54 = data0.status_since_lte;
if(isBeyond(data54, "from", data0, "status_since_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_since_lte",keyword:"bounds",params:{says: "Must not be before “Since from”."}});
errors++;
}
if(typeof data54 === "string"){
if(func0(data54) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_since_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_since_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_since_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.distance_gte !== undefined){
let data55 = data0.distance_gte;
if(!((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/distance_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data55 == "number"){
if(data55 > 5000 || isNaN(data55)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/distance_gte",keyword:"maximum",params:{comparison: "<=", limit: 5000}});
errors++;
}
if(data55 < 0 || isNaN(data55)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/distance_gte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.distance_lte !== undefined){
let data56 = data0.distance_lte;
if(!((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/distance_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data56, "from", data0, "distance_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/distance_lte",keyword:"bounds",params:{says: "Must not be less than “Miles away from”."}});
errors++;
}
if(typeof data56 == "number"){
if(data56 > 5000 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/distance_lte",keyword:"maximum",params:{comparison: "<=", limit: 5000}});
errors++;
}
if(data56 < 0 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/distance_lte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.distance_empty !== undefined){
if(typeof data0.distance_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/distance_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.total_otd_gte !== undefined){
let data58 = data0.total_otd_gte;
if(!((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data58 == "number"){
if(data58 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_gte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data58 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_gte",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data0.total_otd_lte !== undefined){
let data59 = data0.total_otd_lte;
if(!((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data59, "from", data0, "total_otd_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_lte",keyword:"bounds",params:{says: "Must not be less than “OTD price from”."}});
errors++;
}
if(typeof data59 == "number"){
if(data59 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_lte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data59 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_lte",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data0.total_otd_empty !== undefined){
if(typeof data0.total_otd_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.published_at_gte !== undefined){
let data61 = data0.published_at_gte;
if(typeof data61 === "string"){
if(!isDateTime(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/published_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/published_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.published_at_lte !== undefined){
let data62 = data0.published_at_lte;
if(isBeyond(data62, "from", data0, "published_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/published_at_lte",keyword:"bounds",params:{says: "Must not be before “Published from”."}});
errors++;
}
if(typeof data62 === "string"){
if(!isDateTime(data62)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/published_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/published_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.published_at_empty !== undefined){
if(typeof data0.published_at_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/published_at_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.updated_at_gte !== undefined){
let data64 = data0.updated_at_gte;
if(typeof data64 === "string"){
if(func0(data64) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data64)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.updated_at_lte !== undefined){
let data65 = data0.updated_at_lte;
if(isBeyond(data65, "from", data0, "updated_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"bounds",params:{says: "Must not be before “Updated from”."}});
errors++;
}
if(typeof data65 === "string"){
if(func0(data65) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data65)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.or !== undefined){
let data66 = data0.or;
if(Array.isArray(data66)){
if(data66.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len15 = data66.length;
for(let i15=0; i15<len15; i15++){
let data67 = data66[i15];
if(Array.isArray(data67)){
if(data67.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i15,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data67.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i15,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len16 = data67.length;
for(let i16=0; i16<len16; i16++){
let data68 = data67[i16];
if(!(data68 && typeof data68 == "object" && !Array.isArray(data68))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i15+"/" + i16,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i15,keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "user_id", "advisor_id", "status", "tier", "category", "is_displayed", "make", "year_gte", "year_lte", "price_gte", "price_lte", "miles_lte", "vin", "created_at_gte", "created_at_lte", "id_gte", "user_id_not", "advisor_id_not", "advisor_id_empty", "status_not", "tier_not", "category_not", "category_contains", "category_empty", "make_not", "make_contains", "make_empty", "year_empty", "price_empty", "miles_gte", "miles_empty", "vin_not", "vin_contains", "vin_empty", "title_contains", "status_since_gte", "status_since_lte", "distance_gte", "distance_lte", "distance_empty", "total_otd_gte", "total_otd_lte", "total_otd_empty", "published_at_gte", "published_at_lte", "published_at_empty", "updated_at_gte", "updated_at_lte", "or"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
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
export const listLinksSort = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.sort !== undefined){
let data0 = data.sort;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"additionalItems",params:{limit: 2}});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["id", "title", "tier", "status", "status_since", "category", "year", "price", "miles", "distance", "total_otd", "is_displayed", "published_at", "created_at", "updated_at"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"choice",params:{}});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ASC", "DESC"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const listLinksRange = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.range === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "range"}});
errors++;
}
if(data.range !== undefined){
let data0 = data.range;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 100000000}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const listLinksFields = validate3;
const pattern0 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fields"}});
errors++;
}
if(data.fields !== undefined){
let data0 = data.fields;
if(Array.isArray(data0)){
if(data0.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"maxItems",params:{limit: 20}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i0,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i0,keyword:"matches",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const listResearchReportsFilter = validate4;
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data0.q !== undefined){
let data3 = data0.q;
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.link_id !== undefined){
let data4 = data0.link_id;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id !== undefined){
let data6 = data0.user_id;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data0.verdict !== undefined){
let data8 = data0.verdict;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["go_ahead", "with_care", "pass"].includes(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict",keyword:"choice",params:{}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["go_ahead", "with_care", "pass"].includes(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict/" + i3,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data0.created_at_gte !== undefined){
let data10 = data0.created_at_gte;
if(typeof data10 === "string"){
if(func0(data10) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_lte !== undefined){
let data11 = data0.created_at_lte;
if(isBeyond(data11, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Created after”."}});
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data12 = data0.id_gte;
if(typeof data12 === "string"){
if(!isUuid(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.link_id_not !== undefined){
let data13 = data0.link_id_not;
const _errs44 = errors;
let valid14 = false;
const _errs45 = errors;
if(typeof data13 === "string"){
if(!isUuid(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs45 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs47 = errors;
if(Array.isArray(data13)){
if(data13.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(typeof data14 === "string"){
if(!isUuid(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not/" + i4,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs47 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id_not !== undefined){
let data15 = data0.user_id_not;
const _errs52 = errors;
let valid17 = false;
const _errs53 = errors;
if(typeof data15 === "string"){
if(!isUuid(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid5 = _errs53 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs55 = errors;
if(Array.isArray(data15)){
if(data15.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
if(typeof data16 === "string"){
if(!isUuid(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i5,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs55 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data0.verdict_not !== undefined){
let data17 = data0.verdict_not;
const _errs60 = errors;
let valid20 = false;
const _errs61 = errors;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["go_ahead", "with_care", "pass"].includes(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict_not",keyword:"choice",params:{}});
errors++;
}
var _valid6 = _errs61 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs63 = errors;
if(Array.isArray(data17)){
if(data17.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["go_ahead", "with_care", "pass"].includes(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict_not/" + i6,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs63 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/verdict_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
}
if(data0.revision_gte !== undefined){
let data19 = data0.revision_gte;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data19 == "number"){
if(data19 > 1000 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_gte",keyword:"maximum",params:{comparison: "<=", limit: 1000}});
errors++;
}
if(data19 < 1 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_gte",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data0.revision_lte !== undefined){
let data20 = data0.revision_lte;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data20, "from", data0, "revision_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_lte",keyword:"bounds",params:{says: "Must not be less than “Revision from”."}});
errors++;
}
if(typeof data20 == "number"){
if(data20 > 1000 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_lte",keyword:"maximum",params:{comparison: "<=", limit: 1000}});
errors++;
}
if(data20 < 1 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_lte",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data0.or !== undefined){
let data21 = data0.or;
if(Array.isArray(data21)){
if(data21.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
let data22 = data21[i7];
if(Array.isArray(data22)){
if(data22.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data22.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len8 = data22.length;
for(let i8=0; i8<len8; i8++){
let data23 = data22[i8];
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7+"/" + i8,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "link_id", "user_id", "verdict", "created_at_gte", "created_at_lte", "id_gte", "link_id_not", "user_id_not", "verdict_not", "revision_gte", "revision_lte", "or"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const listResearchReportsSort = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.sort !== undefined){
let data0 = data.sort;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"additionalItems",params:{limit: 2}});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["id", "revision", "verdict", "created_at"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"choice",params:{}});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ASC", "DESC"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
export const listOtdWorksheetsFilter = validate6;
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data0.q !== undefined){
let data3 = data0.q;
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.link_id !== undefined){
let data4 = data0.link_id;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id !== undefined){
let data6 = data0.user_id;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data0.total_otd_gte !== undefined){
let data8 = data0.total_otd_gte;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_gte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data8 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_gte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.total_otd_lte !== undefined){
let data9 = data0.total_otd_lte;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data9, "from", data0, "total_otd_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_lte",keyword:"bounds",params:{says: "Must not be less than “OTD from”."}});
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_lte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data9 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/total_otd_lte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.created_at_gte !== undefined){
let data10 = data0.created_at_gte;
if(typeof data10 === "string"){
if(func0(data10) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_lte !== undefined){
let data11 = data0.created_at_lte;
if(isBeyond(data11, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Created after”."}});
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data12 = data0.id_gte;
if(typeof data12 === "string"){
if(!isUuid(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.link_id_not !== undefined){
let data13 = data0.link_id_not;
const _errs40 = errors;
let valid11 = false;
const _errs41 = errors;
if(typeof data13 === "string"){
if(!isUuid(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs41 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs43 = errors;
if(Array.isArray(data13)){
if(data13.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(typeof data14 === "string"){
if(!isUuid(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not/" + i3,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs43 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id_not !== undefined){
let data15 = data0.user_id_not;
const _errs48 = errors;
let valid14 = false;
const _errs49 = errors;
if(typeof data15 === "string"){
if(!isUuid(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs49 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs51 = errors;
if(Array.isArray(data15)){
if(data15.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
let data16 = data15[i4];
if(typeof data16 === "string"){
if(!isUuid(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i4,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs51 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
}
if(data0.revision_gte !== undefined){
let data17 = data0.revision_gte;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 1000 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_gte",keyword:"maximum",params:{comparison: "<=", limit: 1000}});
errors++;
}
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_gte",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data0.revision_lte !== undefined){
let data18 = data0.revision_lte;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data18, "from", data0, "revision_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_lte",keyword:"bounds",params:{says: "Must not be less than “Revision from”."}});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 1000 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_lte",keyword:"maximum",params:{comparison: "<=", limit: 1000}});
errors++;
}
if(data18 < 1 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/revision_lte",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data0.cash_due_gte !== undefined){
let data19 = data0.cash_due_gte;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/cash_due_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data19 == "number"){
if(data19 < -200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/cash_due_gte",keyword:"minimumCents",params:{limit: -200000000}});
errors++;
}
if(data19 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/cash_due_gte",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data0.cash_due_lte !== undefined){
let data20 = data0.cash_due_lte;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/cash_due_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data20, "from", data0, "cash_due_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/cash_due_lte",keyword:"bounds",params:{says: "Must not be less than “Cash due at signing from”."}});
errors++;
}
if(typeof data20 == "number"){
if(data20 < -200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/cash_due_lte",keyword:"minimumCents",params:{limit: -200000000}});
errors++;
}
if(data20 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/cash_due_lte",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data0.or !== undefined){
let data21 = data0.or;
if(Array.isArray(data21)){
if(data21.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
let data22 = data21[i5];
if(Array.isArray(data22)){
if(data22.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i5,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data22.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i5,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len6 = data22.length;
for(let i6=0; i6<len6; i6++){
let data23 = data22[i6];
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i5+"/" + i6,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i5,keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "link_id", "user_id", "total_otd_gte", "total_otd_lte", "created_at_gte", "created_at_lte", "id_gte", "link_id_not", "user_id_not", "revision_gte", "revision_lte", "cash_due_gte", "cash_due_lte", "or"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
export const listOtdWorksheetsSort = validate7;
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.sort !== undefined){
let data0 = data.sort;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"additionalItems",params:{limit: 2}});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["id", "revision", "total_otd", "cash_due", "created_at"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"choice",params:{}});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ASC", "DESC"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
export const listVehicleMakesFilter = validate8;
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.q !== undefined){
let data1 = data0.q;
if(typeof data1 === "string"){
if(func0(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data0){
if(!["q"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
export const listVehicleModelsFilter = validate9;
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.q !== undefined){
let data1 = data0.q;
if(typeof data1 === "string"){
if(func0(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.make !== undefined){
let data2 = data0.make;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(Array.isArray(data2)){
if(data2.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make/" + i0,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data0.year !== undefined){
let data4 = data0.year;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2100 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data4 < 1950 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year/" + i1,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2100 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data5 < 1950 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/year",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data0.body_style !== undefined){
let data6 = data0.body_style;
if(Array.isArray(data6)){
if(data6.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/filter/body_style",keyword:"maxItems",params:{limit: 9}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/body_style/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["sedan", "suv", "truck", "minivan", "hatchback", "wagon", "coupe", "convertible", "van"].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/body_style/" + i2,keyword:"choice",params:{}});
errors++;
}
}
let i3 = data6.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data6[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/filter/body_style",keyword:"uniqueItems",params:{i: i3, j: j0}});
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/body_style",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data0){
if(!["q", "make", "year", "body_style"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
